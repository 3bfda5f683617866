/** Words that say nothing about what is asked; contractions stand here without their apostrophe. */
export const stopWords: ReadonlySet<string> = listOf(
  `a able about abt actually after ah alright also always am among an and any anyone anything
  anyway approx approximately are around as at avez b basically bc be because been before
  being between bitte bout bro buddy but by can cant cause come could couldnt coz curious
  currently cuz d da das dat de dear del der des did didnt die do does doesnt doing done dont
  dude dunno during e each ein eine einen either el else es especially et etc even ever every
  exactly favor folks for from fur further gave general generally gimme go goes going gonna
  got gotta gotten guy guys had has hasnt have having he her here hers him his hmm how however
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
  `accept accord across act active actual add adequate admit afraid again age ago agree ahead
  aim all along already although amazing analysis analyze angle annoy annoying anytime apart
  appear apply appropriate area arrive aside assume attempt attention available avoid aware
  awful back bad basis bear become begin behind believe belong beside best better beyond big
  bigger bit bored boring both bother brief brilliant bring burn business busy call called
  calm care carry catch certain chance change chase check choose claim clear clearly client
  comfortable company complete concern confuse confused confusing consider constant constantly
  correct couple cover crazy create current customer cut daily day decent decide deep demand
  depend describe despite detail determine difference different discover discuss doubt drop
  drown drowning due dumb easily edge effect effort eliminate empty enable encounter endless
  engage enjoy enormous enough ensure enter entire equal escape eventually everybody everyday
  everyone everywhere evident exact excellent except excited excuse exist expect experience
  explain extreme eye face fair fairly fall false familiar far fast fear feed feel few fight
  figure fill final finally find fine finish first fit fix flow focus folk follow force
  forever forget forward frequent frequently fresh friday friend front frustrated frustrating
  fulfil full fully fun funny future gain gather generate get getting give glad goal good
  ground group grow guess half hand handle hang happen happening happy hate hear heard heart
  heavy help hidden hold honest honestly hope horrible horrid hour huge idea ideal imagine
  immediately impact important impossible improve increase incredible indeed indicate industry
  info inside insist instance intend interest interested involve issue job join jump keen kill
  know large larger last lately later laugh lay least left length less level life lift likely
  line link list listen little live local logic long look looking loop lose lot lots loud love
  low luck mad main mainly major make manage manner manually many mark massive mean meaning
  meanwhile measure mention mess messy method middle mine minute miss mix moment monday month
  mood morning motion move multiple name natural nature near neat necessary necessity need new
  next nice nobody noise none normal normally note nowadays nowhere number obvious occasion
  occur odd offer ok old older opinion opportunity option options ordinary organize otherwise
  ought outside overall overwhelm overwhelmed pace pack pain painful pair part particularly
  pass patience pause peace peak people perform permanent person pick piece pile place plain
  plenty plus point prefer prepare press prevent previous prior problem produce product proper
  properly prove provide pull purpose push quick quickly raise random rarely ready real
  reality realize reason recent recently recommend reduce regular relate related relative
  relevant remain remember repetitive request require result rid right ring rise room rough
  round route run rush sad scale scared seek select send separate series serious seriously
  service set several shape short shot show sick side sight silly similar single situation
  skill slow slowest slowly small smart smooth somewhat somewhere soon sooner sorry sound
  space speak special specific spot standard start state stay steady stick stop straight
  strange strong structure struggle struggling stuck stuff style suck sudden suddenly suffer
  suggest suit suitable super supposed surely surprise swear sweet tackle take talk task
  tedious tend terrible think throw thursday tie time tiny tip tired today tomorrow tonight
  tons top total touch tough tricky trip trouble true truth tuesday turn twice twin type ugly
  ultimate unable understand unless unlike use used useful user usual valid value various vast
  vote wait walk wall want warm warn waste wasting watch wear wednesday week weekly weird
  welcome when where who whole why wide wild win wise woman wonderful work working worry worse
  worst worth wow year yesterday young`,
);

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
