/** Words that say little, whatever their ending: a fact may lack them and still be the answer. */
export const weakWordList = `
  accept accord across act active actual add advice advise afternoon again age ago agree ahead all alongside
  already although analysis annoy apart apply area arrive aside asked assist assume available awful back bad
  become begin behind beside best better big bigger bit both bother bring brother bunch burn busy call came
  cannot care carry catch change chaos chase check choose claim clear clearly client comes company complete
  constantly correct couple cousin cover customer cut dad daily day days decent decide demand depend describe
  detail difference disaster discuss doubt dozen drop drown due eating edge effect empty engage enjoy enough
  enquire enquiry ensure enter equal everybody everyone evident excellent except excuse exist expect experience
  explain eye face fair fall far fast feed feel few fight figure fill final find fine finish first fit fix flow
  folk follow force forever forget forward fresh friday friend front full function funny gain generate get give
  given good grateful group grow guess half hand handle hang happen happy hate heap hear hell help hidden hits
  hmu hold honest honestly hope hour hourly hundred idea important increase indicate industry info inside insist
  interest involve job kill know lady last lately later least left length less level life lift likely line link
  list listen little live local lol long look loop lose lot love low main make manage manually many mark matter
  mean meant measure mention mess messy method middle million mine minute miss mix modest monday month morning
  move multiple name near need neighbor nephew new next nightmare nobody noise none normal note number
  obligatory obliged odd offer ok old older omg otherwise ought outside pack pain pair part pause people person
  pick pile place plain plus point prepare present press previous prior problem proceed produce product proper
  properly prove provide pull push puts quick quickly raise ready real recommend reduce regard remain remember
  repetitive request result revert rid ridiculous right ring room round run rush sad saying scale scam scared
  seconds send separate service set several short shot show sick side silly single sirs sister slow small
  somewhere soon sooner sorry sound speak special specify standard start state stay stick stop straight strange
  struggle stuck stuff suggest suit suitable super suppose sure take taken talk task telling think thousand
  throw thursday tie time tiny tip tired today told tomorrow tonight top total touch tried true tuesday turn
  twice type ugly uncle understand use used user usual valid view wait walk want warn waste watch wednesday week
  weekly weird when whenever where who whole why wife win wise woman wonder work worried worse worst worth year
  yearly yesterday
`;
