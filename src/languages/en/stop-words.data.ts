/** Words that say nothing about any subject; contractions are listed without their apostrophe. */
export const stopWords = `
  a able about actually after alright also always am among an and any anybody anyone anything anyway are arent around as
  at basically be because been before being between bitte but by can cause come could d de dear did die do
  does doesnt doing done dont during each ein either el else etc even ever every exactly folks for from gave
  general go goes going got gotta guy guys had has hasnt have havent having he her here him his how i ich id if
  im in inform instead into is isnt its ive je just kind kindly les let like m made making man mate may maybe
  me mi might mind mit more most mostly much must my necesito never no not now o of off often on once one only
  or other our ours out over para per please possible que question questions quiero rather re really regarding
  roughly s said same say she should sie so some somebody somehow someone something sometimes sort still such tell than
  that thats the their theirs them then there theres these they thing things this tho those though through til
  till to together too typical um un una und under until up us usually very vous wanna was way ways we well went
  were weve what whatever whether which while whom whose will wir with within without wondering wont would
  wouldnt x y ya yall yet you youd your youre yours youve
`;
