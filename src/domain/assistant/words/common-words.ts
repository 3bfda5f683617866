/** Words that say nothing about what is asked; contractions stand here without their apostrophe. */
export const stopWords: ReadonlySet<string> = listOf(
  `a able about abt actually after ah alright also always am among an and any anyone anything
  anyway approx approximately are arent around as at avez b basically bc be because been before
  being between bitte bout bro buddy but by can cant cause come could couldnt coz curious
  currently cuz d da das dat de dear del der des did didnt die do does doesnt doing done dont
  dude dunno during e each ein eine einen either el else es especially et etc even ever every
  exactly favor folks for from fur further gave general generally gimme go goes going gonna
  got gotta gotten guy guys had has hasnt have havent having he her here hers him his hmm how however
  hw i ich id idk if ill im in inform instead into is isnt ist it its ive je just kind kinda
  kindly l la las le lemme les let lets like ll los m madam made making man mate mates may
  maybe me mi might mind mit more most mostly much must my nah nearly necesito neither never
  no nope nor not nous now o of off often oh on once one only or other ou our ours out over
  para per perhaps please pls plz por possible possibly pretty que question questions quiero
  quite rather re really regarding roughly s said same say seem shall she should sie simply
  sir so some somehow someone something sometimes sort sorta still such t tell tengo than that
  thats the their theirs them then there theres these they thing things this tho those though
  through thru thus til till to together too toward towards try typical typically u um un una
  und under une until up upon ur us usually ve very via vous w wanna was wasnt wat way ways we
  well went were weve what whatever whatre whats whether which whichever while whom whos whose
  will willing wir wish with within without wondering wont wot would wouldnt wud x y ya yall
  yet you youd your youre yours youve`,
);

/** Words that say little: a fact may lack them and still be the answer. */
export const weakWords: ReadonlySet<string> = listOf(
  `accept accord across act active actual add adequate admit advice advise afraid afternoon
  again age ago agree ahead aim all along alongside already although amazing analysis analyze angle
  annoy annoying anytime apart apparently appear apply appropriate area arrive aside asked
  asking asks assist assume attempt attention aunt available avoid aware awful back bad
  basis bear became become becoming begin behind believe belong beside besides best better
  beyond big bigger bit bored boring both bother brief brilliant bring brings brother
  brought bunch burn busy call called calm came cannot care carry catch certain chance
  change chaos chase check choose claim clear clearly client comes comfortable company
  complete concern confuse confused confusing consider constant constantly correct correctly
  couple cousin cover crap crazy create current customer cut dad daily damn day days decent
  decide deep demand depend describe desire despite detail determine difference different
  disaster discover discuss doubt dozen drop drown drowning due dumb easily eating eats edge
  effect effort eliminate empty enable encounter endless engage enjoy enormous enough
  enquire enquiry ensure enter entire equal escape eventually everybody everyday everyone
  everywhere evident exact excellent except excited excuse exist existing expect experience
  explain express extreme eye face fair fairly fall false familiar far fast favour fear feed
  feel fellow few fight figure fill final finally find finds fine finish first fit fix flow
  focus folk follow force forever forget forward frankly frequent frequently fresh friday
  friend front frustrated frustrating fulfil full fully fun function funny furthermore
  future gain gather generate gentleman genuine get gets getting give given gives glad goal
  good grateful ground group grow guess haha half hand handful handle hang happen happened
  happening happens happy hate heap hear heard heart heavy hehe hell help hence hidden hits
  hitting hmu hold honest honestly hope hopefully horrible horrid hour hourly huge humble
  hundred hundreds husband idea ideal idiot imagine immediately impact important impossible
  improve increase incredible indeed indicate industry info inquire inquiry insane inside
  insist instance intend interest interested involve issue job join jump keen kill killing
  kills know lady large larger last lately later laugh lay least left length less level life
  lift likely line link list listen literally little live local logic lol long look looking
  looks loop lose loses lot lots loud love low luck luckily mad main mainly major make makes
  manage mandatory manner manually many mark massive matter mean meaning means meant
  meanwhile measure mention mess messy method middle million mine minute miss mix modest mom
  moment monday month mood moreover morning motion move multiple name natural nature near
  neat necessary necessity need needed needful neighbor nephew nevertheless new next nice
  nightmare nobody noise none normal normally note nowadays nowhere number obligatory
  obliged obvious obviously occasion occur odd offer ok old older omg opinion opportunity
  option options ordinary organize otherwise ought outline outside overall overwhelm
  overwhelmed pace pack pain painful pair part particular particularly pass patience pause
  peace peak people perform permanent person pick piece pile piles place plain plenty plus
  point precisely prefer prepare present press presume prevent previous prior problem
  proceed produce product proper properly prove provide pull pulls purpose push puts putting
  quick quickly raise random rarely ready real reality realize reason recall recent recently
  recommend reduce regard regular relate related relative relevant remain remark remember
  repetitive request require respective result revert rid ridiculous right ring rise room
  rough round route run running rush sad sadly saying says scale scam scared seconds seek
  seems select send separate series serious seriously service set several shape short
  shortly shot show sick side sight silly similar single sirs sister situation skill slow
  slowest slowly small smart smooth somewhat somewhere soon sooner sorry sound space speak
  special specific specify spot standard stands start state stay steady stick stop straight
  strange strong structure struggle struggling stuck stuff style suck sucks sudden suddenly
  suffer suggest suit suitable super suppose supposed sure surely surprise swear sweet
  tackle take taken takes talk task tedious telling tend terrible therefore think thinking
  thinks thought thousand thousands throw thursday tie time tiny tip tired today told
  tomorrow tonight tons top total totally touch tough tricky tried trip trouble true truth
  tuesday turn turned turns twice twin type ugly ultimate unable uncle understand
  unfortunately unless unlike upcoming use used useful user usual valid value various vast
  view vote wait walk walking wall want wanted wants warm warn waste wasting watch wear
  wednesday week weekly weird welcome when whenever where wherever who whole why wide wife
  wild win wise woman wonder wonderful work working worried worry worse worst worth wow wtf
  year yearly yesterday young`,
);

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
