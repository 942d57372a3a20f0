import type { LanguageWords } from "./language-words";

/** Includes the English of Nigeria, Ghana, Kenya and South Africa, and Pidgin. */
export const ENGLISH: LanguageWords = {
  groups: {
    we: `
      we; i; they; our company; our team; my team; our boss; my boss; management; the management; the board;
      our director`,
    be: "am; m; are; re; is; s; was; were; be; been; dey",
    would: "would; d; will; ll; should; might; could; may",
    send: `
      send; share; forward; bring; drop; submit; email; mail; provide; give; resend; prepare; whatsapp;
      furnish; attach; avail; get; let us have; let me have; kindly send; pls send`,
    offer: `
      quote; quotes; quotation; quotations; proposal; proposals; offer; offers; price; prices; pricing;
      price list; pricelist; rates; rate card; catalogue; catalog; catalogues; brochure; brochures;
      proforma; pro forma; invoice; contract; agreement; presentation; details; detail; info; information;
      more; samples; sample; specs; specifications; datasheet; profile; company profile; terms; order form;
      link; deck; form; document; documents; documentation; paperwork; dates; slots; options; bank details;
      account number; cost; costs`,
    cost: `
      price; prices; pricing; cost; costs; quote; quotes; quotation; rates; rate; price list; pricelist;
      proforma; pro forma; fee; fees; charges; discount`,
    call: "call; ring; phone; whatsapp; buzz; text; telephone; reach; flash; holla; dial",
    talk: `
      call; chat; talk; meeting; meet; demo; demonstration; discussion; visit; zoom; teams call; coffee;
      lunch; appointment; phone call; site visit; video call; google meet; presentation; conversation;
      session; walkthrough; tour`,
    buy: `
      buy; order; purchase; place an order; proceed; go ahead; move forward; sign; sign up; start; try;
      test; pilot; get started; subscribe; partner; work with you; have it; see it; see more; hear more;
      know more; learn more; discuss; explore; meet; talk; visit; get more; collaborate; do business;
      engage; take it; take this; take up; join; onboard; register; see a demo; get a quote; book`,
    month: `
      january; february; march; april; may; june; july; august; september; october; november; december; jan;
      feb; mar; apr; jun; jul; aug; sep; sept; oct; nov; dec`,
    far: `
      next {year,quarter,season,term,semester,financial year,fiscal year,budget cycle,budget};
      {in,by,from,after,until,till,around,towards,early,mid,end of} <month>; {this,the} coming year;
      new year; in the new year; second half; {q1,q2,q3,q4}; quarter {1,2,3,4}; 2027; 2028; 2029;
      after {the ,}{elections,election,christmas,easter,ramadan,ramadhan,eid,december,holidays,festive
      season,harvest,rains,rainy season,audit,budget,holiday};
      {in,after} {a few,some,two,three,four,five,six,several,2,3,4,5,6,couple of,a couple of} months;
      in {a,6} month; months from now; year end; yearend; end of {the ,}{year,quarter};
      later {in ,}{this,the} year; some other time; another time; at a later {date,stage,time}; future`,
    again: "back; again; later; then; another time; some other time",
    supplier: `
      supplier; suppliers; vendor; vendors; provider; providers; partner; partners; contractor; contractors;
      system; solution; tool; software; company; agency; arrangement; one; someone; somebody; in place;
      agreement; contract`,
    mail: `
      mail; mails; email; emails; e mail; e mails; message; messages; newsletter; newsletters;
      communication; communications; correspondence; spam; sms; texts; whatsapps; junk; stuff; such; these;
      this; those; adverts; ads; promos; promotions`,
    list: `
      list; lists; mailing list; database; records; record; file; files; mailing; mailing lists; system;
      distribution list; contacts`,
  },
  says: [
    [
      "unsubscribe",
      `
        {want,need} no {more ,further }{letters,letter,mail,mails,emails,messages,newsletters};
        never {receive,get,see} .. again; {delete,erase,remove} it {at once,now,immediately}; who gave you my {mail,email,address,number,contact}
        .. {delete,remove,stop,erase}; {delete,erase} my {address,mail,email}; no more of {these,them};
        unsubscribe; unsubscribe {me,us}; unsubscribed; unsubscribing; ^remove$; remove {me,us};
        {remove,delete,take,erase,scrub,strike,drop} {me,us,my,our,this} .. {off,from,out of} {your,the,
        this,that,these,all} <list>; {remove,delete,erase} {my,our,this} {name,email,e mail,mail,address,
        email address,number,contact,contacts,details,data,info,information,company};
        take {me,us,my name,my email,my address,our name,our email} off; take {me,us} out;
        {stop,cease,quit} {emailing,sending,writing,mailing,spamming,contacting,messaging,calling,bothering,
        disturbing,harassing,pestering,texting} {me,us,my,this,these,here,}; ^stop$;
        ^stop {it,this,that,now}$; stop {the,all,these,those,your,with the,with these} <mail>;
        {enough,stop} with {the,these,your} <mail>; opt {me,us,} out; {opt,opting} out;
        no {more,further} <mail>;
        no {more,further} {mail,mails,email,emails,messages,contact} .. from {you,your company};
        {do not,dont,never,donot,kindly do not,not to} .. {contact,email,mail,write,write to,message,spam,
        text,disturb} {me,us,my,this address,here} {again,anymore,any more,ever,further};
        {do not,dont,never,not to} {ever ,}{contact,email,mail,write to,message,spam} {me,us,this address,
        this email,here}; {do not,dont,never} ever {contact,call,email,mail,write,message};
        {do not,dont,never} {call,contact} {me,us} {again,anymore,any more,ever};
        {do not,dont,never} {send,write} {me,us,} {any ,}{more,further};
        {do not,dont,never} send .. {again,anymore,any more};
        {do not,dont,never,donot} send {me,us} {any ,}{more ,further ,these ,this ,such ,your ,}<mail>;
        {do not,dont,no longer,not} {wish,want,like} to {receive,get,hear,be contacted,be emailed} {any,
        more,further,from,these,this,such,your,emails,mails,anything,by,again,};
        {dont,do not} want {your,any,any more,more,these,this,such} <mail>; {leave,lef} {me,us} alone;
        lose my {number,email,address}; {this,it} is {a ,}spam; reported as spam;
        {report,reporting,block,blocking} you; {mark,marked,marking} .. spam; you {are,re} spamming;
        {we,i} {will,ll,am going to} .. {report,block} you; i never {subscribed,signed up};
        never {subscribed,signed up} {to,for}; who {gave,allowed} you .. spam;
        {forget,lose} my {address,email,number};
        make {una,you} {stop,no send} .. {me,us,mail,message,messages};
        no send {me,us} .. {again,message,messages,mail}; no {dey ,}{send,disturb,worry} {me,us} again;
        {no,stop to} dey {send,disturb} {me,us}; comot {me,my name,my email,us} {for,from};
        {remove,delete} .. {gdpr,popia,ndpr}; withdraw {my,our} consent; object to {the ,}processing;
        cancel my subscription; end my subscription; had enough of {your,these}; stop bothering;
        {how,where} .. {do,can,to} {i,we,} {unsubscribe,opt out,get off}; {how,where} to unsubscribe;
        {stop,cease} .. {emails,mails,messages,calls,spam,newsletters,newsletter,texts,emailing,mailing};
        {do not,dont,never} {write,email,mail,contact,message} .. {again,anymore,any more,ever};
        kindly {stop,cease} {these,the,your,sending,contacting}; never want to hear;
        {do not,dont} want to hear {from,any};
        not {hear,contacted,be contacted} .. {again,anymore,any more}; {cease,desist} ..;
        {block,blocked,blocking} {you,your,this,sender}; unsubscribed {me,us} ..;
        tired of {your,these,receiving,getting}; {too many,enough} {mails,emails,messages,spam};
        do not disturb; stop disturbing; no more of {this,these,your}; off your {list,mailing,database};
        {remove,delete,take} .. {from,off} {your,the,this} {mailing list,mailing lists,email list,distribution list,newsletter};
        removed from {your,the,this,all}; {remove,delete,take,erase} .. {contact,contacts,email,emails,
        address,number,details,data,name} {from,off,out}; i did not {subscribe,sign up,opt,ask for these};
        i {didnt,never} {subscribe,subscribed,signed,opted,asked for these};
        {remove,delete,erase} all {my,our};
        {enough,sick,tired,fed up} {of,with} {these,your,the,this} <mail>; i want out; please cease;
        {never,didnt,did not} {asked,ask} for {these,your,this} {mails,emails,messages,newsletter,spam};
        blacklist {you,your}; {asked,told} you .. {remove,stop,unsubscribe};
        {dont,do not} {mail,email,contact,message,text,write,disturb}$;
        {dont,do not,never} {mail,email,contact,message,text,disturb} {me,us}; no more$;
        {no,stop} {spam,spamming}`,
    ],
    [
      "unsubscribe",
      `
        {popia,gdpr,ndpr,data protection} {request,complaint};
        {want,wish,like} {to be ,}{off,removed,taken off} {from ,}{your,this,the};
        {want,wish,like,ask,asked} to be removed; want out of {your,this}`,
      8,
    ],
    [
      "not_interested",
      `
        {not,wont,never} .. {take it further,take this further,take it on}; {not,never} {be ,}{necessary,taking it,
        taking this}; {wont,will not,not going to,never,we no go,i no go} {be ,}{buy,buying,order,ordering,purchase,
        purchasing,sign,signing}; {contract,tender,job,order,deal,work} {went,goes,was given,was awarded,has been
        awarded,has gone} to ..; {nothing,little} {to quote for,to gain}; {answer,reply} {stays,remains,is still} no;
        {keep,save} {your,the} {quotation,quote,brochure,catalogue,money}; {not,hardly,cant say,cannot say,would not say,
        wouldnt say,a lie,lying,pretend} .. interested; sit out ..; {chosen,decided} to go with ..; we are fine without;
        {closed,stopped,left} {that,this} {line,kind,business} ..; {matter,case,file} is closed;
        yet to {meet,see,find,hear} {anyone,anybody,someone,a,one} ..; be lying if ..; sit this {one ,}out;
        {not,never} be {ordering,signing,booking,necessary}; wont be {ordering,signing,booking,necessary};
        no gree; carry am go; if {we,i} were {interested,keen} ..; no be {for,our} ..; leave {am,dis one}; no be wetin {we,i}; {dont,do not,didnt} want {this,it,that}$;
        {save,spare} yourself {the,a}; {turned,voted} {it,this,you,your offer,the offer} down; turned down;
        {outside,beyond} {our,what we} ..; {nobody,no one} {was,is,here} .. {keen,interested,convinced};
        {make,produce,do,build,repair} {these,them,this,it,our own} {ourselves,in house}; {rejected,declined}
        {it,this,your,the}; {we,management,the board} {decline,declined,rejected}; we are well served;
        {staying,stay,stick,sticking,remain,remaining} with {our,the} {current,present,existing}; no room for;
        no thanks; no thank you; no thank u; thanks but no; but no$; but no thanks; ^no$; ^nope$; ^nah$;
        ^no sorry$; ^not interested$; no interest; zero interest; lost interest; little interest;
        {has,have,of} no interest; not for us; not for me; not our thing; not my thing; not my cup;
        it {is,s} a no; that {is,s} a no; answer is no; we dont do; not a {good ,}{fit,match};
        {not,isnt} {really ,}{relevant,applicable,suitable,useful}; irrelevant;
        does {not,nt} {suit,fit,meet,apply,match}; doesnt {suit,fit,meet,apply,match};
        {dont,do not,wont,will not,didnt,never} {really ,currently ,actually ,}{need,want,require,use,buy,
        require}; no {need,want,use} {for,of,to,am,dis,this,your}; {have,has,had,see,got,there is,is} no
        {need,use,reason,requirement,requirements,room,place,appetite,demand}; no need; no requirement;
        no use for; {not,nothing} needed; not required; {not,nt,cannot,cant,unable to,wont,wouldnt} {be able
        to ,}{proceed,go ahead,move forward,continue,take {it,this,you} up,pursue,participate,accept,commit,
        consider {it,this,your}};
        not {be ,}{proceeding,going ahead,moving forward,continuing,pursuing,taking,buying,considering};
        not {looking,planning,seeking,intending,keen,willing,inclined,convinced,in the market,in need,
        interested,sold}; decided {against,not to};
        {have to,must,going to,will,ll,we,i,respectfully,politely,kindly} {decline,pass,refuse};
        {decline,declined,declining} {your,the,this}; have decided not; rather not; prefer not;
        opted {not to,for {another,someone}}; dont bother; do not bother; don t bother; dont waste;
        waste of {time,my time}; wasting {my,your,our} time; no deal; not going {to ,}{work,happen,with};
        not {worth,happening}; no point; pointless; see no {reason,point,need,value};
        {dont,do not,cant,cannot,fail to} see {the,any,a,how,why} {reason,point,need,value,use,benefit};
        please {do not,dont} follow up; stop following up; not any more$; not anymore$;
        no longer {interested,need,require,looking,buying,want,in need,in the market}; count {me,us} out;
        not on board; not today; {were,we re,we are,i m,im,i am} out$; forget it; never mind; nevermind;
        not a chance; no way; over my dead body; go away; not buying;
        would have {been,loved,liked,considered,taken}; wish {we,i} could; {love,like} to but;
        anything but interested; {less,least} interested;
        nothing {for us,for me,to discuss,to talk about,we need,of interest,we want};
        {want,need} {nothing,none,no more,no part};
        {have,got,has} {what,all,everything,all that,everything that} {we,i} {need,want,require};
        {happy,fine,ok,okay,good,comfortable,satisfied} {where,as,the way} {we,i,it,things};
        {love,like,trust} {our,my,the} {current,existing,present};
        {lets,let us,let} {not,forget,leave,drop,it go};
        no {calls,meetings,meeting,call,quote,demo,visit,visits,proposal,offers,appointment,phone};
        not {be ,}{requiring,needing,looking,buying,using,ordering,renewing,attending,joining};
        {not,cannot,cant,wont,unable to} .. {work with you,accommodate,entertain,do business,engage,assist
        you}; {not,unable} to {accept,take,proceed,buy,use,accommodate};
        no {plans,plan,intention,intentions,desire,wish,time for,appetite,business} {to,for,of,with,in};
        {have,has,got} no {plans,intention,intentions,time for}; not in a position to;
        not {at,for} {this,that,your,those,these} {price,prices,rate,amount}; changed {our,my} {mind,minds};
        {cancel,cancelled,canceled,withdraw,withdrawing,withdrawn} {the,our,my,this,it,everything,that};
        {said,says,say} no; {not,nt,never} {been ,}{approved,approve,agreed,accepted,consider,considered};
        {was,were} {not,given to,awarded to} ..;
        {given,awarded,gave,give} .. to {another,someone,a different,a competitor,other};
        {do not,dont} {import,sell,purchase,deal,stock,order,outsource,export,subscribe,require,work with,do
        business,invest,have {a ,any ,}{need,use,interest,requirement,requirements,room,space,place}};
        {not,never} {interested,of interest,appealing,attractive,useful,helpful};
        of no {interest,use,value,benefit}; not {a ,}{customer,buyer,buyers}; waste {my,our};
        {sorry,apologies} {but ,}{no,not,we cannot,we cant,i cannot,we wont}; {regret,afraid,sorry} {that
        ,to say ,to inform you ,to tell you ,but ,}{that ,}{we,i,it,this,your} {cannot,cant,will not,wont,
        are not,am not,is not,do not,dont,have not,was,has};
        not {able,going,ready,willing,prepared} to {buy,take,pay,spend,commit,invest,accept,work,use};
        best of luck; good luck {elsewhere,with,in,finding};
        wish you {well,all the best,success,luck,every success,good luck,the best};
        {all the best,success} {in,with,elsewhere}; better {offer,price,deal} {elsewhere,from};
        found {another,a cheaper,a better,someone,cheaper,an alternative,one,elsewhere};
        another {supplier,vendor,provider,company,offer,option} {already,was,has,is,won};
        {went,gone} for {another,someone}; {with,from} a competitor;
        {discontinued,scrapped,dropped,abandoned,shelved for good} ..;
        {respectfully,kindly,politely} {decline,no}; we are {a small,too small}; too small for;
        {skip,ignore} {this,it,us}; {how dare,shame on} you;
        {scam,scammers,fraud,fraudsters,conmen,419,thieves}; i no {like,want,need,fit,get} ..;
        we no {want,need,like,fit,get} {am,this,your,that,dis}; carry your {market,wahala} go;
        {no,nothing} dey for {here,you}; abeg {leave,comot,no,carry}; {rejected,refused} ..;
        {couldnt,could not} care less; not for the faint; {over,beyond} our head; {spare,save} {me,us,your};
        not at all; far from {interested,needing,wanting}; but not for; {different,another} direction;
        {not,isnt,nt} {really ,quite ,exactly ,}{something,anything,what} {we,i,our,for};
        {dont,do not,cant,cannot} see {a ,any ,the ,}{fit,match,value,benefit,need,use};
        {give,giving} {it,this} a {skip,miss,pass};
        {stopped,no longer} {using,buying,doing,working with,need,needing,use,buy,want};
        {turned,turn,turning} {it,this,you,your offer,the offer,your proposal,that,them} down;
        {above,beyond,more than} what we {can,could,are};
        only {buy,work,deal,source,use,purchase} {from,with,local};
        {dont,do not,never} {buy,need,want,use} {this,these,such,that,it,your};
        {dont,do not,didnt} think {so,we,i,it,this,its,that}; not {keen,that keen,that interested,even,so
        interested,very interested,particularly,really interested,convinced,persuaded,impressed};
        less than {interested,impressed,keen}; {fully,well} {stocked,supplied,covered,catered,booked};
        no need$; {cannot,cant,couldnt} {imagine,see us,see myself,use,see it,recommend,help you};
        {wont,not} be {needing,requiring,using,taking,buying,able,interested,going,joining,proceeding};
        none of {this,these,us,it};
        {who,why} would {be interested,anyone,want,need,i need,we need,i want,we want};
        wouldnt {touch,say,use,work,buy,want,need,be}; ^never$; not ever;
        never {again,ever,been interested,be interested,will};
        {we,i} {would,will,ll} {rather,sooner} {not,stay,keep,stick}; {stay,staying,stick,sticking,keep,
        keeping,remain,remaining} with {our,the,what,who,my} {current,existing,present,own,supplier,
        provider,we,old,usual,vendor};
        {prefer,rather} {our,to stay,to keep,to stick,to remain,to work with}; loyal to;
        {not,dont} {open,accept,accepting} {to ,}{offers,new suppliers,unsolicited,solicitations,proposals,
        any}; {not,never} {asked,ask,requested,request} for {this,it,a,any}; unsolicited;
        {do,does,did} nothing for {us,me}; {dont,do not} {fancy,care,like} ..;
        not {to our,my,our} {taste,thing,cup,style,kind}; no {good,use} {to,for} {us,me};
        no {sir,maam,madam,oga,boss,my friend,man}$; ^no {no,way,please,never};
        {i,we} {must,have to,will,ll} say no; say no to; {give,giving} {this,it} a pass;
        {hard,big,firm,definite,definitely} {no,pass}; no from {us,me,our}; not {our,my} {cup,type,line};
        kindly {ignore,disregard}; {please ,}{ignore,disregard} {my,our,the}; no go; {doubt,unlikely} ..;
        {signed,partnered,gone ahead,contracted,agreed,settled} with {a,an,another,one,local,someone,your
        competitor}; {decided,chosen,opted,elected,resolved} to {stay,continue,keep,stick,remain,work with,
        go with,go another,use,renew,retain,do it,handle it,pass,drop,decline}; wants nothing to do;
        {want,wants} nothing;
        {looked at,tried,considered} .. {and ,}{dropped,abandoned,rejected,gave up,did not like,didnt like};
        {cant,cannot} help you`,
    ],
    [
      "not_interested",
      `
        chose {another,someone,somebody,a different}; {chosen,picked,selected,gone with,went with,going
        with,signed with,settled on,settled for,awarded {it ,}to,appointed} {another,someone,somebody,a
        different,your competitor,a competitor,other}; {gone,went,going} elsewhere; {closed,shut} down;
        {out of,going out of} business; ceased operations; in liquidation; business is closed;
        {position,tender,vacancy,deal} .. {filled,closed,awarded}; keep your {offer,product,products};
        i no want {am,this,your}; {no,nor} de interested; no get interest; e no concern {me,us}; i no need;
        we no need; {i,we} no want; {this,dis} thing no be for {us,me}; no disturb {me,us};
        wrong {industry,sector,business} for; does not concern us; we pass; ^pass$;
        {will,ll} {pass,skip,give it a miss,leave it}; give it a miss; leave it$;
        {not,isnt} what we {need,want,are looking,re looking,do}; unfortunately not; afraid not;
        im afraid no; not {for,at} our {company,business,school,hotel,side,end}; sorry no; do i look like;
        {not,nt} {in ,}our {line,scope,field,plans,plan,priorities};
        outside {our,of our} {scope,mandate,line}; thanks for nothing;
        {unfortunately,regret} .. {unable,cannot,not}; regret to {inform,say,advise}; regret that;
        {not,nt} been {selected,successful,accepted,approved,shortlisted}; unsuccessful;
        {was,been} {rejected,turned down,declined};
        {reject,rejected,turn down,turned down,turning down} {your,the,this,it}`,
    ],
    [
      "not_interested",
      `
      already {have,has,got,using,use,work,working,buy,signed,covered,sorted,equipped,a customer,partnered,
      contracted,engaged,served,taken care,do,done,bought,purchased,installed,get} .. <supplier>;
      already {have,use,using,covered,sorted,equipped,signed,served,got,bought,purchased,installed,taken
      care}; {we,i} get .. already;
      have {enough,sufficient,our own,a good,a long term,an existing,an in house} .. <supplier>;
      we {have,use} {our,an} {own,internal,existing,in house,inhouse}; {happy,satisfied,content,comfortable,
      fine,ok,okay,good,pleased} with {our,the,what,who,my} {current,existing,present,own,we,supplier,
      provider,vendor,that}; {do,handle,doing,handling,handled,done,make,produce,manage,managed} .. {in
      house,inhouse,internally,ourselves,by ourselves};
      we {are,re} {sorted,covered,good,fine,set,all set,okay,ok,okay thanks}$;
      i {am,m} {sorted,covered,good,fine,all set}$; ^{im,were,all} {good,sorted,covered,fine,set}$;
      {we,were,im} {are ,re ,am ,m ,}covered; {we,i} {are ,re ,am ,m ,}{sorted,all set};
      too {expensive,costly,dear,pricey,much money};
      {over,above,beyond,out of} {our,my} {budget,price range,reach,means};
      {cannot,cant,couldnt,not} afford; expensive for us;
      price {is,are} {too high,very high,not competitive}; prices {are ,}too high;
      {not,nt} happy with {your,the} {price,prices,service,offer,product,products}; bad experience;
      had problems with you; {recently,just} {signed,renewed,bought,purchased,installed,changed,switched};
      under contract with; locked in{to,} ..; {have,had} enough;
      {exclusive,exclusivity} {with,agreement,contract}; {have,got,use,using} .. <supplier> already;
      {have,got} {a,an,our,another} {good ,regular ,trusted ,usual ,reliable ,other ,}<supplier>`,
      5,
    ],
    [
      "wrong_person",
      `
        {i am,im,i m,i work} in {payroll,finance,hr,it,accounts,marketing,sales,legal,production,security};
        handled by {our,the,another}; {you,u} {want,need} {procurement,purchasing,logistics,hr,finance,the};
        wrong {person,address,contact,email,mail,number,man,guy,lady,company,department,dept,desk,office,
        people,individual}; {not,nt,never} {the ,a ,}{right,correct,appropriate,best,proper,relevant}
        {person,contact,one,address,department,office,email,man,people,individual,desk,team};
        {not,nt} the {person,one} {for,to,who,in charge,responsible,handling,dealing,that,you};
        {not,nt} {responsible,in charge,handling,dealing,involved,the decision maker,the buyer,authorised,
        authorized,my responsibility,my role,my decision,my call,my area,my department,my job,my field,my
        duty,my desk,my office,my line,within my,under my,under me,our department,up to me,handled by me};
        {i,we} {do not,dont} {handle,deal with,manage,decide,make,take care,look after,work in,work on,do
        the} {this,that,these,such,it,purchasing,procurement,buying,purchases,decisions,with,of,orders,
        those}; no longer {with,at,employed,in,part of,there,the,serve,here,handle,handles,responsible,work,
        works,working,our}; not {working,employed} {for,at,with,in,there,here}; {not,nt} part of;
        {dont,do not,doesnt,does not} work {here,there,for,at,with} {anymore,any more,again,now,};
        {has,have,he,she,i,they,who} left {the ,our ,that ,this ,my ,}{company,firm,organisation,
        organization,business,bank,job,post,us,position,school,hotel,team,department,employ,employment};
        {left,quit,resigned from} {that,the,this,our} {company,firm,organisation,organization,job,bank,
        post}; i left; {he,she} left; {has,have,he,she,i,is,now} {retired,resigned,passed away,passed on,
        died,moved on,been transferred,transferred,been replaced,relocated,late}; {am,m} retired;
        {moved,transferred} to {another,a different,the,our} {branch,department,dept,company,office,unit};
        former {employee,colleague,staff,manager}; {my,his,her} {successor,replacement};
        {took,taken,taking,take} over from {me,him,her}; replaced {me,him,her};
        {i,we} used to {work,be,handle,look after,manage}; {not,nt} my {area,department,role,job,
        responsibility,call,decision,field,portfolio,line,work,docket,lane};
        different {department,dept,person,team,office};
        another {department,dept,person,office,branch,section,unit}; that is not me; not me$; i am not him;
        no such person; nobody by that name; no one by that name; {mr,mrs,ms,dr,miss,engr,eng,chief,prof} ..
        {has left,left,retired,resigned,is no longer,passed away,passed on}; {no be me,no be my} ..;
        na my {oga,boss,manager,madam} dey;
        na {procurement,my oga,oga,another person,head office,hq} {dey ,}{handle,decide,get};
        no be {me,my {work,department,side}}; only {an intern,the receptionist,a student,a driver,the
        driver,an employee,the secretary,the cleaner,a junior};
        just {an intern,the receptionist,a student,the driver,an employee,the secretary,the intern};
        i am {a student,an intern,the receptionist,the driver,a driver,unemployed}; you have the wrong;
        {take,bring,raise} {this,it} up with; personal {email,number,address,account,mail};
        private {email,number,address,person};
        {sold,sell} {the ,my ,our ,that ,this ,}{company,business,firm,shop,farm};
        {company,business} was {sold,bought,acquired,taken over}; not monitored;
        {now ,}{handles,handle,manages,deals with,heads,looks after,oversees,leads} {this,these,that,all,
        our,purchasing,procurement,the,such,purchases,buying,it}; in {his,her,my} place;
        on behalf of {him,her}; {he,she} {now ,}{works,moved,is in,handles,heads,takes,deals};
        {is,are} {now ,}{with,at} {another,a different}; {best,better,right} {person,contact,one} ..;
        {i,we} {have ,will ,}{loop,looped,include,included,introduce,introducing,add,added} {in ,}{my,our,
        the,him,her,mr,mrs,ms}; {over,across,on} to {my,our,the,mr,mrs,ms,him,her} {colleague,boss,manager,
        team,department,procurement,purchasing,director,head}; {my,our} {colleague,boss,manager,director,
        team,partner,wife,husband,brother,sister,procurement,purchasing,buyer} .. {handles,decides,will
        contact,will get,will reach,deals,is responsible,is in charge,takes care,looks after,is the};
        up to {my,our,the,him,her,them}; {better,best} {speak,talk,ask,contact,write,reach,email} ..;
        {please,kindly} {ask,see,try,contact} {for ,}{our,my,the};
        {he,she,they} {is,are} {not ,no longer }{here,with,working,available at,at this};
        {his,her} {number,email,mail,address,contact,line} is;
        {i,we} {no ,do not ,dont }know {this,that,him,her,you,the} {person,company,name,lady,man};
        dey {handle,decide,do} {am,this,that}; no be {me,my} {dey,hand};
        not {him,her,mr,mrs,the owner,the manager,the buyer,procurement,purchasing,decision maker};
        {speak,talk,write,contact,refer,go} {to ,with ,}{head office,headquarters,hq,the head office,our
        head office,group office}; {try,ask,see,contact,talk to,speak to,email,call,write} .. in {finance,
        procurement,it,hr,accounts,purchasing,admin,operations,marketing,sales,legal,ict,stores,logistics};
        should {go,be sent,be addressed,be directed,be forwarded,be going} to; {wrong,different} company;
        {asked,told,requested} {my,our,the,him,her,tom,mr,mrs,ms} .. to {look,contact,reach,call,handle,
        reply,respond,assist,answer,get};
        {my,our} {ceo,md,head,wife,husband,it,team} .. {will,runs,handles,decides,deals};
        {dont,do not} make {these,the,such,that,those,purchasing,this} decision{s,};
        not mine to {make,decide}; not make {these,the,such} decisions;
        {reached,writing to,written to,emailed,mailed,called,got} the wrong;
        {adding,ccing,cced,copying,looping} ..; {handed,hand} {over ,it over ,this over }to;
        {my,his,her} successor;
        {moved,gone,left,joined} {to ,for ,}{another company,another firm,a different,another bank};
        {he,she} {has ,}{moved,left,gone,joined,retired,resigned,transferred,died,passed};
        no longer {our,the,my,an} {manager,employee,director,buyer,owner,procurement};
        not {an ,the ,a }{employee,manager,owner,buyer,decision maker,member};
        {dont,do not} know {any,anyone,who,why you}; {no one,nobody,noone} {called,named,by that,of that};
        that is {for,up to} {our,the,my,head}; {is,s} {handled,managed,done,decided} {in,at,by,from} ..;
        {our,the} {lagos,nairobi,head,accra,kampala,cape town,johannesburg,durban} office {handles,decides,
        does,deals}; only the {accountant,secretary,driver,cook,guard,watchman,messenger};
        not {the,a} {cto,ceo,cfo,it}; only {responsible,in charge,handle,handling,deal,look after} ..;
        {send,forward,direct,address,give,show} {this,it,your mail,your email,your offer,your proposal,your
        request,your message,these} to {him,her,them,mr,mrs,ms,dr,the,our,my,peter,john,mary,jane}`,
    ],
    [
      "wrong_person",
      `
        {contact,speak to,speak with,talk to,talk with,reach out to,get in touch with,liaise with,write to,
        email,mail,call,copy,ask,consult,engage,address {it,this} to,direct {it,this,your} .. to,send {it,
        this,your} .. to,forward {it,this,your} .. to,refer to,try,check with,connect with,see,cc,write am
        for,yarn with,holla} {my,our,the} .. {colleague,manager,boss,procurement,purchasing,department,
        director,head,team,secretary,assistant,office,officer,oga,madam,buyer,buyers,md,ceo,cfo,it,
        accountant,hr,admin,administrator,headquarters,hq,owner,partner,principal,bursar,supervisor};
        {contact,write to,email,mail,copy,use,reach,redirect .. to,direct .. to,try,address .. to,send ..
        to,cc,write am for,forward .. to,reach out to,channel .. to} @;
        {direct,redirect,channel,forward,address} {this,it,your,all,these,such} .. to;
        {best,right,correct,better,appropriate,proper,relevant,main} {contact,person} {is,would be,will be,
        for,to,here,now,in}; {should,could,must,need to,may,can,better} {contact,speak to,speak with,talk
        to,write to,reach out to,get in touch with,approach,ask} {my,our,the,mr,mrs,ms,dr,head,procurement,
        hr,it}; {i,we} {have ,ve ,had ,will ,ll ,just ,am ,m ,}{forwarded,forward,forwarding,passed,pass,
        passing,shared,handed,referred,sent,escalated,copied,looped,transferred,redirected} {this,it,your,
        the,you,your mail,your email,your message} {mail ,email ,message ,offer ,proposal ,request ,details
        ,on ,along ,over ,}{to,with,onto} {my,our,the,mr,mrs,ms,dr,procurement,purchasing,finance,it,hr};
        {forwarded,passed,handed,referred,redirected,passed on} {this,it,your,the} .. to;
        passing {this,it,you} {on ,}to; {forwarding,forwarded} {this,it,your mail,your email} to;
        copying {my,our,in}; {copied,cced} {my,our} ..; {looping,adding} in; decision{s,} .. {made,taken}
        {by,at} {head office,headquarters,hq,the head office,our head office,group,our,the};
        {handled,managed,decided,done,dealt with,processed,made,taken} {by,at,through,from} {head office,
        headquarters,hq,my,our,the,another,a different,procurement,mr,mrs,ms,group,someone,her,him};
        {is,are,he,she} {handling,in charge,responsible,the person,the one,the decision maker,the right};
        in charge {of,is};
        {responsible,decides,decide} {for,on} {this,that,these,it,purchases,purchasing,procurement};
        {talk,speak} to {chidi,john,jane,peter,mary,him,her,them}; ask for {mr,mrs,ms,dr};
        ask {him,her,them}; {kindly ,please ,}{contact,call,email,speak to,talk to,write to,ask} {mr,mrs,ms,
        dr,miss,madam,engr,eng,prof,chief}; ask {our,the,my}`,
    ],
    [
      "later",
      `
        not {right ,just ,}now; not at {this,the} {time,moment,point,stage,present};
        not {at present,presently,currently,for now,yet,immediately,this {year,month,quarter,week,term,
        season,time},until,before,soon,ready}; {just ,but ,}not now;
        {isnt,not} {a ,the }{good,right,best,ideal,convenient} {time,moment,timing}; bad {time,timing};
        {timing,time} is {off,bad,wrong,not right,not good}; {not,nt} .. priority;
        no {budget,funds,money,cash} {now,for now,yet,this,at,currently,right,available,until,left,
        remaining,till}; no {budget,funds}; {dont,do not} have {the ,a ,any ,}{budget,funds,money};
        budget is {finished,exhausted,spent,used,closed,frozen,done}; {out of,awaiting,waiting for,waiting
        on,pending,subject to} {the ,board ,management ,our ,}{budget,funds,funding,approval,approvals,the
        board,feedback,decision};
        still {waiting,awaiting,pending,deciding,thinking,considering,discussing,evaluating,reviewing,in};
        {under,in} {review,consideration,discussion}; cash {is tight,flow is,flow};
        things are {slow,tight,tough,hard}; business is slow; moni no dey; money no dey; no money for now;
        get back to {you,u,me,us};
        {come,circle,check,revert,write,call,reach} back {to ,with ,}{me,us,later,in,next,after,then,when};
        {will,shall,ll,to,and} revert; {will,shall,ll,would} {let you know,inform you,get in touch,be in
        touch,contact you,call you,reach out,keep you posted,advise,update you,think about,consider,discuss,
        review,look at,look into,come back,get back,respond,reply,talk later,write you,write to you,give
        you,update}; {let,lemme,make} {me,us,} .. {discuss,think,consult,check,review,confirm,talk to my,
        talk with my,speak to my,go through,reason am,ask my,reason}; i {need to,have to,must,will,ll,
        should} {discuss,think,consult,check with,talk to my,speak to my,review,ask my,confirm};
        {need,have} to {discuss,think,consult,check} {it,this,about,with};
        reach out {again,later,next,in,after,when,then,closer}; {try,contact,call,email,write,ask,remind,
        ping,check with,follow up,message,mail} {me,us,with me,with us,} {again,later,another time,some
        other time}; {try,contact,call,email,write,ask,remind,ping,check with,message,mail,see,find,reach,
        approach} {me,us} {in,after,around,by,from,towards,early,mid,end,at the end,during,when,once}
        {<month>,the,a,two,three,four,six,2,3,4,6,few,next,our,new,we,i,year,about,january,this};
        remind {me,us}; follow up {in,after,next,later,with me,around,when,then};
        {maybe,perhaps,possibly,probably} {later,after,next,in,another,some other,in the};
        {hold on,hold off,on hold,put {it,this} on hold,pause,paused,postpone,postponed,postponing,deferred,
        defer,delayed,shelved,parked,park it,park this,frozen,kept in view,kiv};
        keep {in touch,you in mind,it in mind,this in mind,your details,your contact,your offer,on file,in
        view,us posted}; {too,very,quite,so,extremely} busy;
        busy {right now,now,at the moment,this,with,until,till,period,season};
        {on,away on} {leave,holiday,vacation,maternity}; {out of,not in} {the ,}{office,country,town};
        i am travelling; currently travelling; {am,m} away; back {on,in} {<month>,the,monday,office};
        another time; some other time; later$; later {please,maybe,perhaps,in,this,on}; {not,nt} .. yet;
        {not a no,not saying no,not never} ..; in {the ,}near future; in future; in the future;
        {may,might} {consider,need,look,revisit,think,reconsider,be interested}; {revisit,reconsider} ..;
        when {we are,we re,i am,i m} {ready,back}; once we {have,get,are,receive,finish,complete,open};
        when {we,i,things,budget,funds} {get,have,open,improve,need,finish,pick};
        {after,until,till} we {finish,finalise,finalize,complete,move,get,have};
        {give,allow} {me,us} {some ,a little ,a bit of ,more ,}{time,a few days,few days,a week,two weeks,a
        month}; {be patient,bear with,kindly wait,please wait,small time,small small}; make we see first;
        for now make we; we go {call,tell,talk,let,inform} you; i go {call,tell,get back,let} you;
        as soon as we; wait {for ,}{a,some,until,till,small,first,us,two,few};
        {if,in case,should,when,whenever,if ever,once} {we,i,the need,there,need} {are ,is ,am ,become ,ever
        ,}{interested,need,require,arises,arise,needs};
        {contact,call,reach} you {when,if,once,in case,should}; touch base {in,after,next,later};
        {just now,now now} ..;
        contract {ends,expires,runs,is up,end,running,valid,with} .. {in,until,till,by,next,on,<month>};
        {when,once,after} {our,my,the,this,current} .. {ends,expires,is over,finishes,starts,opens,is
        finished,is done,is approved,is signed,finished,approved};
        {until,till} {<month>,next,the end,then,after,further notice,end,the new,we,our}; too {early,soon};
        premature; {bring,raise} it up {again,later,then};
        closed {until,till,for the holidays,for holidays};
        {in the process of,busy with} {moving,relocating,restructuring,merging,audit,the audit};
        {relocating,restructuring,reorganising,reorganizing,renovating};
        {once,when} {things,the economy,business,situation,cash} ..; {early,mid,late,end} <month>;
        will {come,get,be} back {to,in,with}; {revert,reverting} {to you,back,soon,shortly,later,after};
        shall revert; will be in touch; we will be in touch; {ill,we,i} {will ,}{ping,holla,shout} you;
        {give,grant} {me,us} {till,until,a month,a few weeks,a moment,a sec};
        make i {think,ask,reason,check,see,finish}; {no rush,no hurry} ..; park {it,this};
        {diarise,diarize} ..; {will,shall} {need,have} to {think,discuss,consult,check};
        still {on,busy,working}; we are still ..;
        {funds,budget,money,cash} {permitting,allowing,is not,not,are not,will be,come,comes,released};
        {lack,shortage} of {funds,budget,cash}; {in,after} a {month,few,while,couple};
        come next {month,year,term}; this is not {the ,a good }time;
        {catch,see,speak,talk} {you ,to you ,}{later,then,next year,in the new};
        next {financial ,fiscal ,}{year,quarter,season,term}; {give,grant,allow} {us,me} {some,a few,few,
        two,three,a couple of,2,3,another} {weeks,days,months,time,week,month};
        talk to {us,me} {when,after,in,next}; no be {now,today,this time}; later abeg;
        not this {month,year,quarter,term,week,time,season};
        {ask,talk} {me,us} {again,to us} {after,in,next,later,when};
        {come,talk,call,write,try} {back ,again ,}when {we,i,the,things,our}; {pending} ..;
        {boss,manager,director,owner,md} is {away,out,travelling,on leave,abroad}; budget cycle ..;
        hold that thought; maybe {some other,another,one} day; when {i am,im} back; give me time;
        wait small; e never {reach,be} time; {think,sleep} {about ,on ,over }{it,this};
        {think,thinking} about {it,this}; bear with; under {discussion,consideration,review};
        {have,has} not {yet ,}{decided,concluded,finalised,finalized,discussed,met,made};
        {havent,hasnt} {decided,concluded,finalised,finalized,discussed,met,made,been approved};
        {will,ll} {think,reflect,consider}; remind {us,me}; {rains,rain,harvest,exams,school,schools,audit,
        elections} {stop,stops,is over,are over,end,ends,open,opens,finish};
        {talk,speak,chat,meet} in {the new,<month>,a few,some,q1,q2,q3,q4}; cannot talk now; cant talk now;
        in {<month>} {please,maybe,perhaps,then}; {might,may} be interested {later,in,next,when,after,then};
        not {making,taking} any {decisions,new,purchases}; freeze;
        not {spending,hiring,buying} {now,this,until,at};
        budget .. {gone,finished,used up,exhausted,spent,over,depleted};
        pick {this,it} up .. {in,later,after,next,again,when}; {committee,board,council,management,exco}
        {sits,meets,will meet,will sit,has to,must,is yet,will decide,decides} ..; until then;
        {inform,update,notify,advise} you {of,on,when,once,as};
        {will,ll,shall} {inform,notify,update,advise} {you,u}; {acknowledge,acknowledged} .. until`,
    ],
    [
      "later",
      `
        maybe <far>; perhaps <far>; {try,contact,call,email,write,ask,remind,talk,speak,touch base,reach
        out,back,again,wait,revisit,meet,check} .. <far>; but <far>; <far> {please,maybe,perhaps,then};
        ^<far>$; not {before,until} .. <month>; nothing {is ,}possible before;
        {not,nt,no} .. {before,until,till} <far>`,
      8,
    ],
    ["later", "<far>; {in,after} {two,three,four,2,3,4,few,a few,some} weeks; next month", 4],
    ["later", "next week; coming week; in a week; next time; soon; {eventually,someday,one day}", 2],
    [
      "interested",
      `
        interested; keen; very keen; {interest,interests} {me,us,our}; {i,we} want am;
        sounds {good,great,interesting,perfect,like a plan,amazing,fantastic,excellent,promising,nice,
        lovely};
        {looks,look,seems} {good,great,interesting,perfect,promising,like what,nice,useful,like a good};
        {exactly,just,precisely} {what,this,the thing} {we,i,our} ..; what {we,i,our company,our team,our
        plant} {need,needs,want,are looking,re looking,have been looking,was looking,been looking};
        {been,are,re,am,m} looking for {this,exactly,something like,such,a,an,just,someone,one,your,new,
        these}; {we,i} {really ,do ,also ,urgently ,actually ,}{need,want,require,needs} {this,it,one,your,
        these,some,such,more {info,information,details},help,two,ten,about,at least,around}; in need of;
        we need {2,3,4,5,6,7,8,9,10,20,30,50,100,200,500}; <we> <would> {really ,very much ,definitely
        ,certainly ,also ,gladly ,kindly ,}{love,like,appreciate,welcome,prefer} {to {<buy>,have,receive,
        get,schedule,arrange,set up,invite,host,chat,speak,hear,request,understand,use,place,secure,acquire,
        add,do,be a customer},a,an,more,one,two,ten,your {offer,catalogue,product,products,service,services,
        quote,proposal,help,call},the {offer,catalogue,product,details,demo,quote,price,prices},this
        {product,service,offer},some,2,3,5,10,20,50,100,if you};
        <would> be {really ,very ,most ,}{interested,keen}; {love,like,happy,glad,ready,keen,willing,eager,
        want,wants,wish,wishes,looking,open,pleased,delighted,excited,prepared,able,free,available,intend,
        plan,planning} to {<buy>,have,schedule,book,arrange,receive,see,accept,give,order,get,be,jump,hop,
        take,connect,chat,speak,hear,set,host,collaborate,listen,view,call}; {lets,let us,let we,make we}
        {talk,meet,chat,discuss,do,set up,schedule,arrange,proceed,start,go,go ahead,give it,try,connect,
        speak,have,book,get,begin,yarn,move,jump,hop,sit,do it,do this,work}; {set,setup,set up,arrange,
        schedule,book,fix,organise,organize,plan,have,do,hop on,jump on,get on,confirm} .. <talk>;
        {meet,talk,speak,chat,available,free} {on,at,this,tomorrow,tmrw} {monday,tuesday,wednesday,thursday,
        friday,saturday,the,my,your,our,week,afternoon,morning}; {can,could,shall,should,may,when can,when
        could} {we,you,i} {meet,talk,speak,chat,come,visit,call,start,schedule,set up,have a,arrange,order,
        proceed,get started,do a,book,pass by,stop by,demo,show,drop by,jump,hop};
        come {to,and,by,over,see,around} {our,my,the,us,see,show,explain,present,for,me,visit}; come show;
        {you can,u can,please,kindly,pls,feel free to} {come,visit,pass by,stop by,call,proceed,go ahead};
        stop by; drop by; pass by; visit {us,our,my}; tell me more; tell us more;
        more {information,details,info}; further {information,details,info}; know more; learn more;
        hear more; <send> {me ,us ,it ,through ,over ,along ,across ,this ,}{me ,us ,}{the ,your ,a ,an
        ,some ,more ,full ,all ,further ,any ,yr ,ur ,my ,updated ,detailed ,best ,formal ,official
        ,complete ,latest ,}<offer>; <send> {me,us} .. <offer>;
        <send> .. <offer> {come,asap,now,today,please,over,through}; <send> {me,us} more;
        send {it,them} {over,through,across,to me,asap,now,come,please,along}; make una {bring,send};
        bring .. {price,come}; {quote,invoice,bill} {me,us,for}; {call,ring,phone,whatsapp} {me,us};
        {give,drop} {me,us} a {call,ring,buzz,shout,line,text}; {call,ring,phone,whatsapp,reach,contact,
        text} {me,us} {on,at,via,through,today,tomorrow,now,when,this,between,after,before,any time,
        anytime}; my {number,cell,mobile,phone,line,whatsapp} is; {where,how} {do,can} {we,i} {sign,sign up,
        order,pay,buy,register,start,place,join,proceed,get started,subscribe,get one,get this}; next steps;
        next step; {sign,count} {me,us} {up,in}; count {me,us} in; {im,i m,i am,we are,we re} in$;
        {im,i m,i am,we are,we re} {all in,up for,game,on board,down for,sold,convinced,impressed}; ^yes$;
        ^yes please$; yes please; yes of course; ^sure$; sure thing; ^absolutely$; ^definitely$; absolutely;
        definitely; of course; by all means; ^deal$; its a deal; {we,i} accept; accept {your,the};
        {go,going} ahead {with,and}; please {proceed,go ahead}; {approved,agreed} ..; {we,i} agree;
        count on us; {place,placing,confirm} {an ,our ,my ,the ,this ,a }{order,purchase order};
        purchase order; {lpo,po} {attached,number,will}; {order,buy,purchase,take,want,need,book} {one,two,
        three,four,five,six,ten,twenty,fifty,some,a,200,100,50,20,10,5,3,2,1,the} ..;
        {i,we} {will,ll,would,d} {take,order,buy,have} {it,this,one,two,three,five,ten,some,them,20,10,50,
        100,5,2,3}; {add,include} {me,us} {to,in,on} {your ,the ,}{customer,client,customers,clients,order,
        distribution}; {can,could,shall,will} {you,u} .. <send> {me,us} ..;
        <talk> .. {would be,will be,is} {great,good,nice,fine,perfect,helpful,useful,welcome};
        {we,i} dey interested; make sense; e {make sense,sweet};
        {i,we} {like,love} {it,this,the,your,what,am,dis}; well well; we go {like,take,buy,want};
        i go {like,take,buy,want}; {right,perfect} {moment,timing,time}; {good,great,perfect,right} timing;
        at the right {moment,time}; {very ,}{timely} ..; {not,isnt} {a ,}bad {idea,offer,price} ..;
        cant wait; can t wait; cannot wait; cant say no; how can i say no;
        couldnt be {more ,happier,better}; couldnt have come; couldnt agree more;
        couldnt be more interested; nothing {better,would please}; {no,not} {any ,}objection{s,};
        no issue with; {dont,do not} mind {a,meeting,talking,having,if,to,seeing,trying}; wouldnt mind;
        why not; not only .. but; {happy,glad} to {talk,meet,jump,help,chat,discuss,connect};
        {looking,look} forward to {your {call,quote,offer,proposal,visit,catalogue,prices},meeting you,
        seeing you,our {call,meeting}}; {the ,}sooner the better;
        {dont,do not} hesitate to {call,contact,come,send};
        {dont,do not,donot} forget to {call,send,include,bring,add,attach};
        {dont,do not} delay {to ,}{send,call,come,the}; interested$; intrested; sharp lets;
        {lekker,sweet} ..; deal me in;
        {would,will} be {great,good,useful,helpful} to {talk,meet,see,know,have};
        we {are,re} not happy with {our,the} {present,current,existing}; {unhappy,dissatisfied,not happy,not
        satisfied,fed up,disappointed} with {our,the,my} {present,current,existing,supplier,provider,
        vendor}; {dont,do not} want to renew {with,our};
        {looking to,want to,planning to,thinking of} {change,switch,replace,changing,switching} ..;
        no get .. {yet,supplier}; {dont,do not} have .. {supplier,vendor,provider,system} {yet,now,};
        {no,without} {supplier,vendor,provider} yet; {remove,take out,add,change,update,revise,adjust,
        reduce,increase} .. {quote,quotation,order,invoice,proforma}; {units,bags,boxes,pieces,cartons,
        licences,licenses,seats,copies} {from,to,on,in} {the,our,my,your} {quote,quotation,order,invoice};
        worth {a try,a look,trying,exploring,discussing,a conversation}; give it a {try,go,shot}; intrigued;
        {lets,let us} do {it,this,that,business}; go ahead;
        {kindly,please,ok,okay,pls} {proceed,deliver,supply,go ahead,start};
        deliver {to us,us,10,20,50,100,5,to our}; supply us; book {me,us}; reserve {for us,one,some};
        {waiting,waitin,await,awaiting} {for ,}your {quote,quotation,call,proposal,offer,catalogue,prices,
        price,samples,invoice,visit,demo,details};
        {how,when} {do,can,soon can} {we,you} {get started,start,deliver,begin,come};
        {i,we} like what {i,we} {see,saw}; price is {okay,ok,fine,good,fair};
        {ready,set} to {go,order,buy,start,sign,proceed,pay}; {need,want} {to order,to buy,to see,to start,
        to place,to try,to know more,to get,pricing,samples,quotation,quote,a quote,a demo,your product,your
        service,your help,your services,your products}; we are {looking,in the market} for;
        in the market for; {kindly,please} {visit,come,call,schedule,arrange,book,set up};
        {keep,get} {it,them} coming; e good; we dey wait; we dey ready; i dey {interested,come};
        make we {do,start,talk,meet,see}; shap; lets {link,rock,roll}; {hook,sort} {me,us} up;
        {can,could} {you,we} {call,meet,come}; {what,which} {time,day} {works,suits,is good,is best,can};
        i {am,will be} {free,available} {on,this,next,tomorrow,from,after,any,in the};
        {looks,look,sounds} {like a {good,great,nice,perfect}}; convinced; {am,m,are,re,were,im} sold;
        this is {what,exactly what,just what} {we,i} ..; {yes,yeah} {send,call,we,i,let,please,lets,that,
        the,of course,definitely,this,it,why,go,come,kindly}; we {will,d} {go for,go with} {it,this,your};
        {do not,dont} {email,mail,write,message,text} {me,us,} {call,whatsapp,phone,ring} {me,us};
        take .. {off,out} .. {quote,order,invoice,quotation};
        {ok,okay,alright,yes,fine,cool} {send,call,come,proceed,go,forward,bring,share};
        call our {office,line,number,landline,shop}; {nothing,none} {we,i} {need,want} more;
        {needs,wants} {this,it,that}; never {had,seen,received,got} {such,a better,anything};
        {why,who} {wouldnt,shouldnt} ..; {kindly,please,pls} revert {with,on,back,asap,to,urgently};
        {where,when} do {i,we} sign; {get,start} the ball rolling;
        consider us {in,customers,interested,your};
        {open,opened} to {a,having,talking,meeting,discussing,the idea,this,it,explore,exploring};
        hit me up; call me back; {you have,got} {our,my} attention; {dont,do not} see why not;
        no reason {not to,to say no,to refuse};
        {cannot,cant} {do without,resist,refuse,pass up,miss,afford to miss};
        {dont,do not} have to convince; without hesitation; {no,without} question we;
        {let,lets} get {it,this,started,going,moving}; {do,really} want {it,this,to};
        {set,sign,put} us {up,down}; put {me,us} down; {we,i} take {it,this,one,two,ten,10,5,20,the};
        {would,will} {definitely ,surely ,gladly ,}{take,buy,order,try} {it,this,one,some,them,the};
        {not,isnt} {expensive,too expensive,too dear} {at all,for,we}; fool to say no;
        {shout,holla} {me,us,at me}; {give,drop} {me,us} {a ,}shout; {ok,yes} lets; {our,my} answer is yes;
        {it is,its} a yes; a yes from; {tell,show} {me,us} {more,how,where to sign,how it works};
        {do,please do} {call,come,send,visit};
        {want,need} {it,this,one} {asap,urgently,badly,now,yesterday,soon,today}; {how,when} soon can;
        {we,i} {will,can,could} {come,visit,pass by} {to ,}{your,you,the office,on,tomorrow};
        {meet,see} you {on,at,there,then,tomorrow};
        see you {on,at} {monday,tuesday,wednesday,thursday,friday,the}; {tomorrow,monday,tuesday,wednesday,
        thursday,friday,saturday} {works,is fine,is good,suits,is ok,is perfect,at,morning,afternoon,would};
        any day next week; {fine,good,ok,works} {by,for,with} {me,us}; {i,we} {give,have} {the,a} go ahead;
        {make,bring} am come; una {fit,go} {come,bring,send}; send {it,this,them} to {me,us,our,my};
        {dont,do not,cant,cannot} see {any ,a }{problem,problems,issue,issues,obstacle} ..`,
    ],
    [
      "interested",
      `
        {interesting,intriguing,curious,nice one,great offer,good offer,like your offer,attractive,
        impressive,promising}; {good,great,nice} {product,products,idea,solution};
        ^{great,perfect,wonderful,excellent}$; we need {a,an,the}; {i,we} want {a,an,the}; need one;
        please {add,include}; impressed; look forward; looking forward;
        {amazing,brilliant,awesome,lovely,superb,fantastic} {offer,product,idea,work,deal}; good to know;
        happy to`,
      3,
    ],
    [
      "question",
      `
        how much; how many; how long; how soon; how far; how often; how does; how do {you,i,we,your,u};
        how is {it,this,your,the}; how can; how una; how you dey; how e dey;
        what {is,s,are} {the,your,ur,included,this,that,it,its,in,di}; what {does,do,would,about,if,kind,
        type,sizes,size,colours,colors,brand,currency,payment,warranty,are,countries,languages};
        wetin {be,is} ..; wetin una; wetin you; where {are,is,do,can,una,did,you};
        which {countries,one,towns,cities,regions,company,model,size,payment,banks,currency,of};
        who {are you,is this,gave,are your,else,una be,is behind,do,supplies,uses};
        when {do,can,will,is,are,would,could} {you,it,the,this,your,delivery,they,u,una};
        why {do,did,are,is,should,would,me,us} ..; {do,does,did,can,could,is,are,will,would,have,has,were,
        was,una,shall} {you,u,your,it,this,the,there,that,una,they,these,we,i,vat,tax,prices,any} ..;
        {is,are} {vat,transport,delivery,shipping,training,installation,support,it,there} ..;
        can you {explain,clarify,tell,confirm,deliver,do,supply,integrate,offer,handle,guarantee};
        could you {explain,clarify,tell,confirm}; please {explain,clarify,advise,confirm};
        {explain,clarify} ..; minimum {order,quantity}; moq; price {list,range}; pricing;
        {not,nt} {sure ,}{understand,clear,get what,follow} ..;
        {dont,do not,didnt,did not} {understand,get what,get it,follow,know what};
        {not,nt} {clear,sure} {what,how,if,whether,about,on}; {wondering,like to ask,want to ask,have a
        question,one question,a question,some questions,quick question,few questions,want to know,like to
        know,need to know if,curious to know} ..;
        any {discount,discounts,warranty,guarantee,references,branch,office,minimum,hidden,reviews,free};
        what una; una dey; una get; you get; abeg how; last price; best price;
        get .. {branch,office,dealer,agent}; lead time; {your,the} price; asking price; where did you get;
        {got,get,found,find} my {email,address,number,contact,details,name}; are una; you people; explain;
        kindly {advise,clarify,confirm,explain,indicate,state}; please {indicate,state};
        {give,need} {more ,some ,}clarity; not sure {what,how,if i understand};
        {what,whats} {about,the,your,happens}; {is,are} {there,this,it,these,your,you};
        {which,what} {one,banks,areas}; any idea; {are,is} .. included;
        {tell,remind} me {how,what,who,where,why,if,whether};
        {want,need,like} to {ask,understand,know} {how,if,whether,what,about,why,where,when,who,which};
        una dey {do,sell,deliver,get,come}; {how,abeg} {e,i,una,we} {dey,go,take}; {can,do,does,will} it`,
    ],
    [
      "now",
      `
        now; right now; currently; at the moment; at this moment; at this time; for now; at present;
        presently; this {year,quarter,month,term,season,time}; for the time being; at this point;
        at this stage; as of now; yet; these days; just now; for the moment; in the meantime; today;
        anytime soon; any time soon; immediately; this time around`,
    ],
    [
      "nothing",
      `
        {i,we} {was,were} {on leave,on holiday,on vacation,away,out of office,out of the office,travelling,traveling} {until,till} ..;
        {ignore,disregard} {my,the} {automatic,auto,out of office} ..; delayed {response,reply,answer}; still in {the ,}office;
        {dont,do not} want to {wait,lose,miss,delay,waste}; {dont,do not} {need,have} to {convince,persuade,explain,sell}; never mind {the,about,my,your,that};
        {didnt,did not,havent,have not,never,no,not} {get,got,received,receive,find,open,see} {the,your,an,any} {attachment,file,
        quote,quotation,offer,mail,email,link,document,price,prices,catalogue,price list,brochure,pdf}; {cant,cannot,couldnt,could not}
        {find,open,see,read,download} {the,your,an,any} {attachment,file,quote,quotation,offer,link,document,price list,prices,pdf};
        not {against,cheap,expensive,small}; no be small {thing,}; {no one,nobody} {else ,}{here ,}{offers,does,sells,makes,has} {this,it,that}; ^yet {we,i,it,they,our,the,my,there}; no problem; no problems; no worries; no wahala; no issue; no shaking; no stress; no doubt;
        no matter; no hurry; no rush; no pressure; no offence; no offense; no hard feelings; not bad;
        not only; not just; not to worry; why not; do not hesitate; dont hesitate; dont worry; do not worry;
        dont forget; do not forget; not a problem; not a large; not a big; not a small; not far;
        no later than; cant wait; not least; if not mistaken; no one but you; nothing but;
        thanks for {your interest,the interesting,an interesting,sharing};
        {your,the} interesting {offer,mail,email,proposal,message,product};
        thank you for {your interest,the interesting,your interesting}; for your interest;
        with {great ,much ,}interest;
        {if,whether,in case} you {are,re,would be} {also ,still ,}{interested,keen,looking};
        you {are,re,were,may be,might be} interested; are you interested; conflict of interest;
        {interest,vested} {rate,rates,parties,party};
        interested {party,parties,buyers,person,persons,candidates};
        {looking,look} forward {to ,}{hearing,your reply,your response,working}; not sure if you;
        {how,how una} {are you,body,far,de body}; hope you are; kind regards; best regards; can not wait;
        stop over; stop at nothing; non stop; nonstop; full stop; bus stop; stop {by,over,at,in};
        {do not,dont} call .. {email,write,mail,whatsapp,text,message};
        {do not,dont} {contact,call,email} {me ,us ,}{by,on} {phone,this,my,whatsapp};
        {do not,dont} {remove,unsubscribe,delete,stop,take {me,us} off} ..;
        {can,could,do,does,will} {you,your,the,customers,they} .. unsubscribe;
        unsubscribe {link,button,page,rate,rates,list,feature,function};
        opt out {link,list,lists,rate,page,form}; you will see; we will see; i will see; let me see;
        we shall see; please see; please find; see attached; see you; was just; in any case; right away;
        ^seen$; for your information; for more information; need anything; any need; no reply;
        thanks for the information; thank you for the information; for the information; what can you; noted;
        copy that; of your interest; received; no news; lack of;
        {received,had,heard,got,seen,have,has} no {more,further} ..;
        {in,into,to,from} {my,the,our} {spam,junk} {folder,box,mail,}; went to {spam,junk};
        {marked,flagged} as spam by; {call,phone} .. not email; would like to {thank,inform,let,express,
        wish,apologise,apologize,say,advise,tell,point,remind,take this};
        {like,want,wish} to {thank,inform,let,express,apologise,apologize,advise,wish};
        thanks for {reaching,the,your,getting,contacting,writing};
        thank you for {reaching,the,your,getting,contacting,writing,taking};
        {sorry,apologies} for {the,my,our,not,being};
        happy {new year,birthday,holidays,easter,xmas,christmas,eid,friday,weekend,diwali};
        compliments of the season; god bless; {hope,trust} {you,this,all} ..; {am,are} well;
        {nice,pleased,good} to {meet you,hear from,e meet}; had a {chance,look};
        {went,gone,looked,read,reading} through {your,the,it}; dont get me wrong; do not get me wrong;
        nice {day,weekend,time,one}; great {day,weekend,week}; a great day;
        good {day,morning,afternoon,evening,luck,weekend}; not to mention; not just yet;
        {cant,cannot} {complain,thank you}; without {delay,fail,hesitation,doubt}; before i forget;
        i forgot; by the way; as soon as possible; asap; interested to {note,learn that};
        {noted,received} with thanks; take care; sent from my; well {received,noted};
        let me know {your thoughts,}; in {the ,}interest of; of {interest,no} rate;
        {may,might} i {ask,know}; ^{maybe,perhaps,possibly,depends}$; not sure$; dont know$;
        {if,whether} {it ,this ,you }{is,are} not; yes and no; more or less;
        {will,shall} {see,read it,have a look}; {ill,we,i} {will ,}see; and you; no comment; no idea;
        {in a,in} meeting; {was,were,been} {on leave,away,travelling,traveling,busy,sick,ill,out of office,
        out,on holiday,in a meeting,held up};
        {sorry,apologies,apologise,apologize} for the {delay,late,slow,silence};
        {thanks,thank you} for .. call`,
    ],
    [
      "question",
      `
        {why,what} {should,would,makes,make,made} .. {interested,need,think,want};
        who {told,said} .. {interested,need,wanted,want}; what makes you think ..;
        what {exactly,is this,are you}`,
      6,
    ],
    [
      "question",
      `
        ^{isnt,dont,cant,doesnt,arent,wont,didnt,havent,couldnt} {it,you,this,there,they,the,your,we,i};
        why not {monthly,weekly,cheaper,a,use,the,have,do,pay};
        what {terms,discounts,services,products,areas,size,guarantee,happens,payment,proof,experience};
        {what,how} about; where can {i,we} {see,find}; who will; {is,are} {your,the,this,these} ..;
        difference between; different from; {so ,}what is {it,this,that,the,your};
        {which,what} {product,service,system}; {need,want,would like} clarification; {also ,}how`,
      4,
    ],
    [
      "not_interested",
      `
        now {or,nor} {ever,later,in the future,in future,any time};
        {not,neither} now {or,nor} {ever,later,in the future,in future}; {no,not} now or ever`,
      14,
    ],
    [
      "not_interested",
      `
        {budget,money,fund,funds,allocation} .. {closed,finished,exhausted,used up,spent}; not be {reopened,opened again};
        {are,is,was,were,voted} against {it,this,that,the idea,your offer}; no case for {it,this,that};
        our own {workshop,people,staff,team,technicians,mechanics,fleet,drivers,department} {do,does,takes,take,handle,
        handles,cover,covers} ..; {board,management,partners,owner,director} {said,says,say} no; do it {ourselves,in house};
        {project,tender,plan} {was,is,has been} {cancelled,canceled,abandoned,scrapped,dropped,shelved};
        {already,just} {bought,ordered,signed} {elsewhere,from another,from somebody,with another,with somebody}`,
    ],
    [
      "unsubscribe",
      `
        {do not,dont} want to be {written to,contacted,emailed,mailed,messaged,called}`,
      10,
    ],
    [
      "interested",
      `
        {no problem,no wahala,no objection} {send,share,bring,quote,proceed}; {wouldnt,would not,wont,cannot,cant} say no to;
        {nothing,no objection} against {it,this,that,a meeting,a call,a demo}`,
      9,
    ],
    [
      "not_interested",
      `
        {we,they,i,management,the board,my boss} {chose,picked,selected} ..;
        {we,i} {make,produce,grow,bake,build,print,sew,brew,mill,repair,write,run,train} our own;
        not {allowed,permitted,authorised,authorized} to {buy,use,take,order,purchase,import,sign,pay};
        {we,i} {have ,ve ,already ,just ,}{bought,purchased,sold,hired,rented} ..; {looked,looking,look} for something else;
        {we,they,members,partners,board,team} voted no; {cutting,cut} {our ,}{costs,spending,budgets}; do without {it,this,that,you};
        {stick,sticking,stay,staying,carry on,continue,keep} with {pen,paper,excel,our,what,the old};
        {tried,used} {it,this,that,something} .. {failed,flopped,did not work,didnt work,didnt help}; {got,have,has} enough of {those,these,that,it};
        {didnt,did not,dont,doesnt,does not} like {it,this,the idea,the offer,your}; {answer,decision,reply,result} .. negative;
        {half,a third of} the price; {figures,numbers,sums} {dont,do not} work; {no,not} {agree,gree,want am,find am}; too cost;
        {gives,give,have,has} .. no money for {this,that,it,such}; nobody {gives,give,pays,pay} ..;
        not {a ,our }priority .. {change,changing,ever}; that ship .. sailed; {what,why} would {we,i,anyone} {want,do,need} with ..; why would {i,we} {pay,buy,want,need,change,switch,use} ..;
        who needs ..; who needs {it,this,that,them}; do {we,i} look like ..; gave {the ,our ,this ,it ,}{order,job,contract,work,business,tender} to ..; won the {job,tender,contract,order,bid};
        {advised,advise,recommended} against ..; {does not,doesnt,will not,wont} pay {for itself,off}; prefer {the way,our way,how,what we};
        for {bigger,larger,smaller,richer,other} {companies,firms,people,businesses,shops,schools}; only {buy,order,purchase,deal} {through,via} ..;
        {get,have,got} {this,it,that} {for free,free,at no cost}; nothing {you,your} .. {offer,sell,have}; {budget,money,funds} {does not,doesnt,do not,
        dont,wont} {stretch,allow,reach,cover}; {did not,didnt} {choose,pick,select,win,go for}; {no one,nobody,noone} .. would {use,buy,want,need,pay};
        too {complicated,complex,difficult,big,heavy,advanced,risky} for {us,our,me,my,a}; {winding,closing,shutting} {up,down}; {not the,arent the}
        cheapest; {customers,clients,people,members,staff} {dont,do not,never} {ask,need,want,use,like}; {came,comes,come,is,arrived} too late;
        {we,i} {have to,must} say no this time; {no,not} {fit,go} work for ..; no concern ..; me neither; still no$; last thing {we,i} need; our refusal; {happy,glad} to stay ..;
        {want,like,wish,prefer} to be {left,spared} ..; {my,our} {boss,manager,director,wife,husband,partner,board,owner} {does not,
        doesnt,did not,didnt,disagrees,disagreed}; wrong {place,customer,customers,market,country,season,audience,target,fit}; {cant,cannot,couldnt} say that {we,i} .. interested;
        {we,i} don {buy,get,sign,take,pay} ..; {against,contrary to} our {policy,rules,principles}`,
    ],
    [
      "later",
      `
        {let us,we,i,we must,we have to,we need to,need to} first ..; first {we,i,let us} ..;
        {then,after that,afterwards,only then} {we,i} can {talk,meet,discuss,decide,look,see};
        {write,email,call,contact,come,talk,speak,try,ask,remind} {to ,}{us ,me ,}{back ,again ,}then;
        {try,ask,call,email,write} {us,me} for <month>; {money,cash,fund,budget} {never,no} dey;
        {no,not,nt,nothing,none} .. {before,until,till} {<month>,the new,next}`,
      8,
    ],
    [
      "unsubscribe",
      `
        no {mail,mails,email,emails,letters,contact,messages,adverts,ads}$; {no,any} further contact;
        {should,must,shall,may} not {write,email,mail,contact,call,message} .. {again,anymore,any more};
        {do not,dont,never} {want,accept,wish,like,allow} {any ,your ,to get ,to receive ,}{contact,advertising,advertisements,adverts,ads,marketing};
        strike {us,me} off; no right to {use,have,keep,store} {my,our}; {no,not,dont} send {mail ,message ,}again;
        never gave {you,u} .. {address,email,number,contact,permission,consent}; {dont,do not,never} send {anything,nothing,stuff,these things} {to,here,again,anymore,any}; keep {my,our} {address,name,number,email,mail} {out,off,away}; {get,receive,see,hear} nothing more; {my,our} {details,data,address,name,email,number}
        {removed,deleted,erased}; {keep,kept} {mailing,emailing,writing,sending,calling,messaging} {me,us,to me,to us}; {end,stop} {it,this} now; harassment;
        {call,inform,instruct,tell,involve} {my,our} {lawyer,lawyers,attorney}; who told you to {write,mail,email,contact,call} ..; last warning;
        {get,take,have} {my,our} {address,name,email,mail,number} {out,off,removed,deleted};
        keep {getting,receiving} {your,these,this} .. {although,even though,after i,and i}`,
    ],
    [
      "not_interested",
      `
        for {someone,somebody,others,other people,other firms} ..; {send,give,sell,offer,show} {it,this,that} to {someone,somebody,others};
        {are ,am ,re ,m ,we are ,i am ,}looking for {something,a,one} {cheaper,smaller,bigger,simpler,different,better}; {theirs,his,hers} {was,is} {better,cheaper};
        {if,when} {we,i} were ..; were {it,we} .. {bigger,richer,free}`,
      5,
    ],
    [
      "wrong_person",
      `{you,u} {want,need} {our,the} {head,other,main,regional,group,central,accounts,sales} {office,branch,department,company}; nothing to do with {purchasing,buying,procurement,this,that,it,suppliers,sales,it,finance}; {man,woman,person,company,firm,office} you
        {are,re} looking for ..; {buys,purchases,orders,decides} centrally; {is,was,are} {bought,decided,ordered} .. {head office,headquarters,centrally};
        {mr,mrs,ms,dr,he,she} .. {died,passed away,retired,resigned}; this is the wrong ..;
        our {buyer,owner,purchaser,procurement officer,procurement manager,store keeper} is ..; {deals,dealing} with suppliers`,
    ],
    [
      "interested",
      `
        {have,ve got,got} a deal; {havent,have not,dont have,have no,hadnt} {got ,found ,}{a ,any ,}<supplier> {yet,so far,for this,so};
        {please,kindly,abeg,pls} {send,share,resend,forward} {it,them,am}; {could,can,would} you {resend,send again}; resend ..;
        {they,he,she,board,management,boss} said {yes,ok,go}; {put,write} {me,us} .. {diary,calendar,agenda} ..; {team,we,i} {is,are,am} excited ..;
        {ready,free} when you are; if the price is {right,good,fair} {we,i} ..; how soon {could,can,will} you {be,come,start,deliver}; who do {i,we} pay;
        then {we,i} {order,buy,sign,start,come}; {we,i} take yours; {we,i} {will,ll} sign; would help us {a lot,much,greatly};
        {we,i} {ll ,will ,}take {all,ten,both,five,two,the lot}; never {see,saw,seen} this {kind ,type ,}{of ,}{thing,product,offer} {before,so};
        {bring,drop,deliver} {it,them,this} {to,at,over,by,off} ..`,
      6,
    ],
    [
      "wrong_person",
      `
        {i ,we ,let me ,}{will ,shall ,am ,are ,be ,have ,had ,going to ,to ,just ,already ,can ,}{pass,passing,passed,forward,forwarding,
        forwarded,hand,handing,handed,refer,referring,referred,relay,relaying,relayed,escalate,escalating,escalated,redirect,redirecting,
        redirected} {this,it,that,them,these} .. to; {i ,we ,let me ,}{will,shall,am,are,have,had,going to,i,we,let me} {just ,already ,}
        {pass,passing,passed,forward,forwarding,forwarded,hand,handing,handed,refer,referring,referred,relay,relaying,relayed} {your,the
        {mail,email,message,offer,proposal,quote,details}} .. to; {i ,we ,let me ,}{will ,shall ,am ,have ,going to ,}{pass,passing,passed}
        {this,it,that,them,these,your {mail,email,message,offer,proposal,details,contact,contacts}} {on,along,over}; {i ,we ,}{will ,shall
        ,am ,are ,have ,going to ,}{pass,passing,passed} {on,along} {your,the} {mail,email,message,details,information,contact,contacts,
        request,letter} to; {i ,we ,}{will ,shall ,am ,are ,have ,going to ,}{pass,passing,passed} {on,along} {this,it,that,your offer,your
        proposal,the offer,the proposal,your quote} to {my,our,the,him,her,them,mr,mrs,ms,dr,procurement,purchasing,finance};
        {i,we,let me,let us} {will ,shall ,am ,are ,have ,had ,just ,already ,can ,}{share,sharing,shared} {this,it,that,them,these,your}
        .. with`,
    ],
    ["interested", "{send,forward,share,pass,hand} {this,it,that,them,these} .. {to,with} {me,us}"],
    [
      "nothing",
      `
        {i ,we ,let me ,let us ,}{will ,shall ,am ,are ,be ,have ,had ,going to ,to ,just ,already ,can ,}{pass,passing,passed,forward,
        forwarding,forwarded,hand,handing,handed,share,sharing,shared} {this,it,that,them,these,your,the {mail,email,message,offer,proposal,
        quote,details}} .. {to,with} {you,u,your};
        {isnt,not} {that,because} {we,i,management,the board} {are ,am ,were ,is ,was ,}{not,arent,isnt,werent} {really ,}{interested,keen};
        not {that,because} {we,i} {dont,do not} {want,need,like} {it,this,your {offer,product,products,service,services}};
        not {that,because} {we,i} {have,had} no {interest,need,use}; {stopped,ceased,no longer} {using,use,buying from,buy
        from,working with,work with,dealing with,deal with,ordering from} {our,my,the,that} {old,previous,former,last,past,usual} {supplier,
        suppliers,vendor,vendors,provider,providers,contractor,distributor,system,software,tool}; {dropped,fired,ditched,parted ways with,
        fell out with} {our,my,the} {old ,previous ,former ,last ,current ,present ,usual ,}{supplier,vendor,provider,contractor,
        distributor}`,
    ],
  ],
  wishes: {
    call: `
      <call> {me,us} {on,at,back,today,tomorrow,tmrw,now,please,when,this,via,later,monday,tuesday,
      wednesday,thursday,friday,after,before,}; {call,ring,phone} {me,us};
      {give,drop} {me,us} a {call,ring,buzz,shout}; {quick,short,brief,phone,video,a,the,zoom,teams,
      conference,discovery,intro,introductory} {call,chat,meeting,zoom,demo,discussion};
      {set up,set,arrange,schedule,book,fix,have,do,hop on,jump on,get on,organise,organize,plan} .. <talk>;
      {lets,let us,can we,could we,shall we,we can,we could,when can we,make we,to,happy to} {talk,meet,
      speak,chat,discuss,yarn,connect,jump on,hop on,sit,catch up,get on}; {speak,talk,meet} {on,with,to,
      this,at,tomorrow,next,over} {you,us,me,phone,the,your,monday,tuesday,wednesday,thursday,friday,week,
      zoom}; my {number,cell,mobile,phone,line,whatsapp} {is,no};
      {come,visit} {to,and,by,over,see,around,us,our} ..; phone me; talk .. phone; speak over the phone;
      pick .. phone; on the phone;
      {reach,contact} {me,us} {on,at,via,by} {phone,my,0*,2*,7*,whatsapp,the,mobile,this}; whatsapp me;
      zoom; coffee; a demo; appointment`,
    price: `
      <send> .. <cost>; <cost> {per,for,of,please,list,come,quote,sheet}; how much;
      {what,wats,wetin} {is,s,are,be,does,would} .. {<cost>,cost};
      {the,your,ur,yr,best,last,unit,wholesale,bulk,full,current,exact,total,good} <cost>; quotation;
      quotations; quote; proforma; price list; pricelist; pricing; price; prices; rate card;
      how far with price; {do,does} .. cost; costs; budgetary; {a,any,some} discount; quote {me,us,for}`,
    remove: "unsubscribe; remove {me,us,my,our}; take {me,us,my} .. off; opt {me,us,} out; delete {my,our}",
  },
  negators: {
    any: `
      not; doesnt; didnt; wont; cant; cannot; couldnt; wouldnt; shouldnt; isnt; arent; wasnt; werent; aint;
      havent; hasnt; hadnt; neednt; mustnt; never; neither; nor; nobody; none; hardly; barely; scarcely;
      nothing; without; unable; unwilling; donot; noone; nowhere`,
    own: "no; dont; nt; stopped; ceased; unlikely; refuse; stop; less; un; nah; lack; doubt; rarely; seldom",
    after: "not; nope; anymore",
  },
  joints: {
    contrasts:
      "but; however; nevertheless; though; instead; otherwise; whereas; only; unfortunately; sadly; regrettably; alas",
    concessions: "although; despite; while; albeit; notwithstanding",
    others: `
      so; because; since; therefore; and; if; when; unless; until; hence; thus; kindly; please; pls; as;
      also; which; who; that`,
  },
  courtesies: `
    thanks; thank; you; very; much; many; please; kindly; sorry; hello; hi; hey; dear; sir; madam; sirs;
    team; all; good; morning; afternoon; evening; day; regards; best; kind; warm; sincerely; cheers; ok;
    okay; oh; ah; well; ag; eish; abeg; oga; sha; o; boss; bro; my; friend; mate; for; now; again; just;
    unfortunately; from; us; me; im; i; m; am; afraid; then; at; a; lot; u; man; hay; yoh; nah; hmm;
    honestly; really; so; and; but; mr; mrs; ms; john; pls; shame; tx; far; the; our; side`,
  spellings: `
    pls:please; plz:please; plse:please; pse:please; thx:thanks; thnx:thanks; tnx:thanks; thanx:thanks;
    tks:thanks; ty:thank you; yr:your; ur:your; u:you; r:are; tmrw:tomorrow; tmr:tomorrow; tomoro:tomorrow;
    tomorow:tomorrow; 2moro:tomorrow; 2morrow:tomorrow; asap:asap; nxt:next; wk:week; mth:month;
    msg:message; msgs:messages; abt:about; bcoz:because; coz:because; cos:because; cuz:because;
    wanna:want to; gonna:going to; gimme:give me; lemme:let me; dat:that; dis:this; nd:and; wud:would;
    wld:would; cud:could; cld:could; shd:should; hv:have; hav:have; intrstd:interested; intrest:interest;
    intrested:interested; intersted:interested; interrested:interested; ntrested:interested; ntn:nothing;
    nt:not; noted:noted; info:info; quot:quote; qoute:quote; qoutation:quotation; qte:quote;
    pricelist:price list; cal:call; fone:phone; fon:phone; whatsap:whatsapp; watsapp:whatsapp;
    watsap:whatsapp; wats:what is; whats:what is; hows:how is; hw:how; mch:much; gud:good; gd:good;
    frm:from; wit:with; wiv:with; biz:business; mgt:management; mgmt:management; appt:appointment;
    mtg:meeting; avail:available; unsub:unsubscribe; unsubscribed:unsubscribe; unsuscribe:unsubscribe;
    unsubcribe:unsubscribe; rmv:remove; nope:no; naa:no; nah:no; im:i am; ive:i have; theyre:they are;
    thats:that is; youre:you are; weve:we have; dnt:dont; cnt:cant; tht:that; shud:should; nw:now;
    ltr:later; l8r:later; yea:yes; yeah:yes; yep:yes; yup:yes; yess:yes; shure:sure; sho:sure; wey:which;
    sabi:know; wan:want to`,
  referrals: `
    contact; write to; speak to; talk to; speak with; get in touch with; reach out to; email; mail; copy;
    call; ask; forwarded .. to; forward .. to; passed .. to; pass .. to; sent .. to; direct .. to;
    redirect .. to; refer .. to; shared .. with; handed .. to; successor is; replacement is; contact is;
    person is; contact is now; is handled by; handled by; reach; cc; liaise with; copied; copying;
    looping in; took over; try; manager; colleague; to; is now; with; talk with; adding; see`,
};
