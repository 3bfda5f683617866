/** Abbreviations that people type on phones, and the words they mean. */
export const shorthand: string = `
  abt=abteilung ag=arbeitgeber agb=agb bzgl=wegen bzw=oder ca=ungefahr dsgvo=datenschutz ds=datenschutz evtl=vielleicht
  fr=freitag gibts=gibt_es hab=habe hatt=hatte inkl=enthalten is=ist iwie=irgendwie kb=keine_lust kost=kosten kostets=kostet_es
  lg=gruss ma=mitarbeiter max=hochstens mfg=gruss min=minuten mind=mindestens mo=montag moin=hallo mtl=monatlich mwst=steuer
  na=nach nachricht=nachricht ne=eine nen=einen nix=nichts nr=nummer nue=nur pls=bitte rg=rechnung sa=samstag servus=hallo
  so=so wieviele=wie_viele wielange=wie_lange std=stunde stk=stuck tel=telefon tgl=taglich thx=danke ust=steuer vllt=vielleicht vl=vielleicht web=website
  wieso=warum weshalb=warum wieviel=wie_viel wo=wo zb=zum_beispiel zzgl=zuzuglich ausserdem=auch gruezi=hallo
`;
