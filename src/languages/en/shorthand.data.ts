/** Abbreviations that people type on phones, and the words they mean. */
export const shorthand = `
  reel=real rated=graded rating=graded ratings=graded ther=there hwo=how wrk=work fone=phone 2day=today 2moro=tomorrow abt=about acct=account
  accts=accounts addr=address amt=amount appt=appointment appts=appointments asap=soon b4=before bc=because
  biz=business cld=could cn=can contct=contact convo=conversation cos=because cud=could cust=customer dat=that
  dept=department depts=departments diff=difference dis=this doin=doing downpayment=down_payment emp=employee
  eta=duration fri=friday frm=from gd=good gimme=give_me gonna=going_to govt=government hav=have havin=having
  hows=how_is hrs=hours hv=have hw=how incl=included inv=invoice k=okay kk=okay kno=know lemme=let_me lng=long
  mch=much mfg=manufacturing mgmt=management mgr=manager mgrs=managers mins=minutes mktg=marketing mnth=month mo=month montly=monthly
  mon=monday mos=months msg=message msgs=messages mtg=meeting mth=month mths=months muc=much n=and nd=and nite=night nr=number
  nxt=next ph=phone phn=phone pic=photo pics=photos pkg=package pls=please plz=please pmt=payment ppl=people prise=price smth=something smthing=something
  pymt=payment r=are sat=saturday sched=schedule shd=should shud=should sun=sunday svc=service svcs=services
  tak=take txt=text txts=texts teh=the tel=telephone thnx=thanks thru=through tht=that thu=thursday thur=thursday thurs=thursday
  thx=thanks tmr=tomorrow tmrw=tomorrow tmw=tomorrow tue=tuesday tues=tuesday tx=thanks u=you ur=your w=with
  wat=what wats=what_is wed=wednesday wen=when whats=what_is wheres=where_is whos=who_is wht=what wich=which
  wk=week wkend=weekend wkly=weekly wks=weeks wld=would wot=what wud=would xmas=christmas yea=yes yeah=yes
  yep=yes yr=year yrs=years
`;
