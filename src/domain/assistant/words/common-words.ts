/** Words that say nothing about the subject; contractions are listed without their apostrophe. */
export const stopWords: ReadonlySet<string> = listOf(`
  a able about abt actually after ah alright also always am among an and any anyone anything anyway approx
  approximately are arent around as at avez b basically bc be because been before being between bitte bout bro
  buddy but by can cant cause come could couldnt coz curious currently cuz d da das dat de dear del der des did
  didnt die do does doesnt doing done dont dude dunno during e each ein eine einen either el elaborate else es especially
  et etc even ever every exactly favor folks for from fur further gave general generally gimme go goes going
  gonna got gotta gotten guy guys had has hasnt have havent having he her here hers him his hmm how however hw i
  ich id idk if ill im in inform instead into is isnt ist it its ive je just kind kinda kindly l la las le lemme
  les let lets like ll los m madam made making man mate mates may maybe me mi might mind mit more most mostly
  much must my nah nearly necesito neither never no nope nor not nous now o of off often oh on once one only or
  other ou our ours out over para per perhaps please pls plz por possible possibly pretty que question questions
  quiero quite rather re really regarding roughly s said same say seem shall she should sie simply sir so some
  somehow someone something sometimes sort sorta still such t tell tengo than that thats the their theirs them
  then there theres these they thing things this tho those though through thru thus til till to together too
  toward towards try typical typically u um un una und under une until up upon ur us usually ve very via vous w
  wanna was wasnt wat way ways we well went were weve what whatever whatre whats whether which whichever while
  whom whos whose will willing wir wish with within without wondering wont wot would wouldnt wud x y ya yall yet
  you youd your youre yours youve
`);

/** Words that say little, whatever their ending: a fact may lack them and still be the answer. */
export const weakWords: ReadonlySet<string> = listOf(`
  accept accord across act active actual add adequate admit advice advise afraid afternoon again age ago agree
  ahead aim all along alongside already although amazing analysis analyze angle annoy anytime apart apparently
  appear apply appropriate area arrive aside asked assist assume attempt attention aunt available avoid aware
  awful back bad basis bear became become begin behind believe belong beside best better beyond big bigger bit
  bored both bother brief brilliant bring brother brought bunch burn busy call calm came cannot care carry catch
  certain chance change chaos chase check choose claim clear clearly client comes comfortable company complete
  concern confuse consider constant constantly correct correctly couple cousin cover crap crazy create current
  customer cut dad daily damn day days decent decide deep demand depend describe desire despite detail determine
  difference disaster discover discuss doubt dozen drop drown due dumb easily eating edge effect effort
  eliminate empty enable encounter endless engage enjoy enormous enough enquire enquiry ensure enter entire
  equal escape eventually everybody everyday everyone everywhere evident exact excellent except excited excuse
  exist expect experience explain express extreme eye face fair fairly fall false familiar far fast favour fear
  feed feel fellow few fight figure fill final find fine finish first fit fix flow focus folk follow force
  forever forget forward frankly frequent fresh friday friend front frustrated fulfil full fully fun function
  funny furthermore future gain gather generate gentleman genuine get give given glad goal good grateful ground
  group grow guess haha half hand handle hang happen happy hate heap hear heard heart heavy hehe hell help hence
  hidden hits hmu hold honest honestly hope hopefully horrible horrid hour hourly huge humble hundred husband
  idea ideal idiot imagine immediately impact important impossible improve increase incredible indeed indicate
  industry info inquire inquiry insane inside insist instance intend interest involve issue job join jump keen
  kill know lady large larger last lately later laugh lay least left length less level life lift likely line
  link list listen literally little live local logic lol long look loop lose lot loud love low luck luckily mad
  main mainly major make manage mandatory manner manually many mark massive matter mean meant meanwhile measure
  mention mess messy method middle million mine minute miss mix modest mom moment monday month mood moreover
  morning motion move multiple name natural near neat necessary necessity need neighbor nephew nevertheless new
  next nice nightmare nobody noise none normal note nowadays nowhere number obligatory obliged obvious obviously
  occasion occur odd offer ok old older omg opinion opportunity option ordinary organize otherwise ought outline
  outside overall overwhelm pace pack pain pair part particular particularly pass patience pause peace peak
  people perform permanent person pick piece pile place plain plenty plus point precisely prefer prepare present
  press presume prevent previous prior problem proceed produce product proper properly prove provide pull
  purpose push puts quick quickly raise random rarely ready real reality realize reason recall recent recommend
  reduce regard regular relate relative relevant remain remark remember repetitive request require respective
  result revert rid ridiculous right ring rise room rough round route run rush sad sadly saying scale scam
  scared seconds seek seems select send separate series serious seriously service set several shape short
  shortly shot show sick side sight silly similar single sirs sister situation skill slow slowest slowly small
  smart smooth somewhat somewhere soon sooner sorry sound space speak special specific specify spot standard
  stands start state stay steady stick stop straight strange strong structure struggle stuck stuff style suck
  sudden suddenly suffer suggest suit suitable super suppose sure surprise swear sweet tackle take taken talk
  task tedious telling tend terrible therefore think thought thousand throw thursday tie time tiny tip tired
  today told tomorrow tonight tons top total touch tough tricky tried trip trouble true truth tuesday turn twice
  twin type ugly ultimate unable uncle understand unfortunately unless unlike upcoming use used user usual valid
  value various vast view vote wait walk wall want warm warn waste watch wear wednesday week weekly weird
  welcome when whenever where wherever who whole why wide wife wild win wise woman wonder work worried worse
  worst worth wow wtf year yearly yesterday young
`);

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
