import type { LanguageWords } from "./language-words";

/** The Swahili of Kenya, Tanzania and the Congo, with Sheng. */
export const SWAHILI: LanguageWords = {
  groups: {
    tuma: `
      {ni,tu,}{tumie,tumieni,letee,leteeni,pe,peni,patie,patieni,andalie,andikie}; {,u,m}tuma; tumeni;
      {,u,m}leta; leteni; {,u,m}peana; {,u,m}toa; ningepata; tungepata; naomba; tunaomba; ningeomba;
      tungeomba; naombeni; niletee; mnitumie; unitumie; ututumie; mtutumie; unipe; utupe; mnipe; mtupe;
      kutumiwa; kupata; kupewa; kupatiwa; nataka; tunataka; nipeane; share; send`,
    bei: `
      bei; quotation; quote; ankara; gharama; kotesheni; makadirio; price list; pricelist; invoice;
      proforma; orodha ya bei; punguzo; price; prices; rate; rates; pesa ngapi`,
    ofa: `
      bei; quotation; quote; ankara; ofa; katalogi; catalogue; kotesheni; makadirio; price list;
      orodha ya bei; orodha; maelezo; taarifa; habari zaidi; details; info; information; sampuli; sampo;
      mfano; mifano; mkataba; proposal; pendekezo; profile; wasifu; brosha; brochure; invoice; proforma;
      gharama; mwongozo; masharti; fomu; nyaraka; picha; video; link; kiungo; akaunti; contract; demo;
      price; prices; namba ya akaunti`,
    piga: `
      {ni,tu,uni,utu,mni,mtu}{pigie,pigieni,pigia}; piga simu; pigeni simu; call;
      {ni,tu,uni,mni,utu}{tafute,tafuteni,cheki,bipu,bip,ringie,ongelee,phone}; niflash; nitext; nipigieni;
      nichapie simu; niendee hewani; nitwangie; nishow`,
    mwezi: `
      januari; februari; machi; aprili; mei; juni; julai; agosti; septemba; oktoba; novemba; desemba;
      january; february; march; april; june; july; august; september; october; november; december`,
    mbali: `
      {mwaka,robo,msimu,muhula} {ujao,ijayo,kesho,mpya,mwingine,huu mpya}; mwakani;
      mwezi wa {kwanza,pili,tatu,nne,tano,sita,saba,nane,tisa,kumi,1,2,3,4,5,6,7,8,9,10,11,12};
      {mwezi,mwezi wa} <mwezi>; {baada ya,hadi,mpaka,kuanzia,tangu} {ramadhani,ramadhan,idi,eid,sikukuu,
      krismasi,pasaka,likizo,uchaguzi,mavuno,mvua,masika,bajeti,mwaka,miezi,siku,wiki,mwezi,<mwezi>};
      {miezi} {miwili,mitatu,minne,sita,kadhaa,michache,3,2,6} ijayo; baada ya {muda,miezi,mwezi};
      mwisho wa {mwaka,robo}; wakati {mwingine,ujao,mwafaka}; siku {zijazo,za usoni,nyingine,moja};
      mara nyingine; mbeleni; 2027; 2028`,
  },
  says: [
    [
      "unsubscribe",
      `
        {acheni,acha,wacheni} {kunitumia,kututumia,kuniandikia,kutuandikia,kunisumbua,kutusumbua} ..;
        {toa,toeni,futa,futeni} anwani ..;
        {ni,tu,uni,utu,mni,mtu}{ondoe,ondoeni,toe,toeni,futeni} {kwenye,katika,kutoka,toka,hiyo,hapo,mimi,
        sisi,jina,namba,anwani,email,haraka,tafadhali,} ..; niondoe; niondoeni; nitoeni; nitoe; tuondoe;
        tuondoeni; {ondoa,ondoeni,toa,toeni,futa,futeni} {jina,namba,email,anwani,barua pepe,mawasiliano,
        taarifa,contact,nambari,simu} {langu,yangu,yetu,letu,zangu,zetu,hii,pepe yangu};
        {acha,acheni,wacha,wacheni,koma,komeni,sitisha,sitisheni} {ku,kutu,}{nitumia,tutumia,tuma,niandikia,
        tuandikia,nisumbua,tusumbua,nipigia,tupigia,nitafuta,nispam,sumbua}; {acha,acheni,wacha,wacheni,
        koma, komeni} {ku}{nitumia,tutumia,tuma,niandikia,tuandikia,nisumbua,tusumbua,nipigia,tupigia,
        nitafuta, nispam} ..; {usi,msi}{nitumie,tutumie,niandikie,tuandikie,nisumbue,tusumbue,nitafute,
        nitext,tutafute, nicheki} {tena,kabisa,barua,email,emails,ujumbe,meseji,jumbe,mails,matangazo,sms,
        message,messages, maemail,kamwe,chochote,kitu,zaidi,milele};
        {usi,msi}{nisumbue,tusumbue,niandikie,tuandikie,tuandikie};
        {usi,msi}{nipigie,tupigie} {tena,kamwe,simu tena,simu kamwe,zaidi}; {si,hatu}{taki,hitaji,pendi} ..
        {barua pepe,email,emails,ujumbe,meseji,jumbe,mails,kusikia,matangazo,sms,spam,messages};
        {si,hatu}taki {kusikia,kupokea,kupata,kutumiwa,kuona} .. {kutoka,barua,email,emails,ujumbe,tena,
        meseji,jumbe,matangazo,sms}; {si,hatu}taki kupokea; jiondoe; kujiondoa;
        {nataka,naomba,tunaomba,ningependa} {kujiondoa,kuondolewa,kutolewa,kujitoa}; kujitoa;
        {ondolewa,kuondolewa} .. {orodha,list}; {hii,hizi} ni {spam,usumbufu}; mnanisumbua; unanisumbua;
        mnatusumbua; {ni,tu}{achie,ache,acheni,wache} {amani,raha}; niacheni; niache; tuacheni; ^acha$;
        ^acheni$; ^koma$; {nita,tuta}{report,wareport,wablock,block,kublock,ripoti,waripoti}; kwisha mambo;
        futa; futeni; sahau namba yangu; msinispam; usinispam;
        {msini,usini,msitu,usitu}{tumie,andikie,pigie,sumbue,tafute} {tena,kitu,chochote,kamwe};
        {nimechoka,tumechoka} {na,kupokea,kusumbuliwa} {barua,email,ujumbe,hizi,usumbufu,meseji,kusumbuliwa,
        jumbe} ..; {inatosha,imetosha,yatosha} {na,jumbe,email,usumbufu};
        {nataka,naomba} {muniondoe,mniondoe,uniondoe,mnitoe,unitoe};
        {mniondoe,uniondoe,mnitoe,unitoe,mtuondoe,mtutoe}; {acheni,acha} {spam,usumbufu,ujumbe,hizi}`,
    ],
    [
      "not_interested",
      `
        {hatuta,sita}{nunua,nunuwa,hitaji,chukua,lipia}; {ame,wame,ime,ume}kataa; {hatuna,sina} {mpango,nia,haja} ..;
        {usitume,msitume,usipige,msipige} {bei,ofa,simu} ..; hapana kabisa; {sio,siyo,si} kitu ..; hatupendi ..;
        tayari tuna ..; tumeridhika;
        {hatupendezwi,sipendezwi}; {hatu,si}{ki,li,u,i,vi,ya,zi,wa}{taki,hitaji,penda}; {hakuna,hamna} .. anaye*; {hakuna,hamna} .. waliov*;
        {tume,nime}{chagua,shachagua,amua,pata,shapata,shaamua,nunua,shanunua} {kampuni,mtoa,msambazaji,mwingine,
        nyingine,wengine,kwingine,tayari}; {bodi,uongozi,mkurugenzi,menejimenti} {umekataa,imekataa,amekataa};
        {ime,ume,ame,tume,nime}kataa ..; {hatuna,sina} matumizi ..; {hatununui,hatuuzi,haituhusu,hainihusu};
        {tunaridhika,tumeridhika,ninaridhika,nimeridhika} na {msambazaji,kampuni,mtoa,supplier,huduma};
        hapana asante; ^hapana$; ^la$; la asante; la hasha; ^siyo$; ^apana$; {si,hatu,hatu,si}{vutiwi,
        vutiwa, hitaji,hitajiki,taki,tumii,nunui,pendi,pendelei,wezi,ko tayari,na uwezo,kubali,afiki};
        {sita,hatuta,hata}{hitaji,taka,weza,nunua,endelea,chukua,shiriki,kubali,tumia};
        {siwezi,hatuwezi} {kununua,kuendelea,kukubali,kuchukua,kulipa,kumudu,};
        {sina,hatuna,hakuna,sioni, hatuoni,huna,hamna} {haja,nia,interest,hamu,mpango,uhitaji,sababu,
        umuhimu,faida,mahitaji,shida, shughuli,nafasi,matumizi,maslahi,mvuto,time,mpango huo};
        hai{tufai,nifai,tuhusu,nihusu,endani,faa,hitajiki,wezekani,tufaidi,tutoshi,vutii,nivutii,tuvutii};
        hazi{tufai,nifai,endani,hitajiki,tuhusu}; haku{faa,na haja};
        {haina,hamna,hakuna} {haja,maana,faida,umuhimu,mpango}; {tume,nime}{amua,kataa,chagua,pata,teua}
        {kutoendelea,kutokubali,kuto*,kukataa,mwingine,nyingine,mtu mwingine,kampuni nyingine,wengine,
        kutumia mwingine,mtoa huduma mwingine}; {tumekataa,nimekataa,tunakataa,nakataa,tumeamua hapana};
        {si,hatu}{penda,pendi} ..;
        {tuache,niache,tuachane,achana,achaneni} {tu,nayo,na hiyo,na mimi,na hayo,hapo,basi,kabisa};
        {tu,}achane{,ni} na ..;
        usi{jisumbue,hangaike,poteze,tuletee,nitumie,nipigie,tupigie,tutumie,niletee,lete,tume};
        msi{jisumbue,hangaike,poteze,tuletee,nitumie,nipigie,tupigie,tutumie,niletee,lete,tume};
        kupoteza muda; {si,sio,siyo} {kwa,kwetu,lazima,muhimu,kitu,yetu,yangu,kazi,mambo,hitaji,ya} {sisi,
        yetu,chetu,langu,tunachohitaji,tunacho*,kabisa,lazima,}; si hitaji; siko interested;
        hatuko interested; sipo tayari; hatupo tayari kununua; sitaki; hatutaki;
        {si,hatu}na {interest,hamu,haja,mpango};
        {tume,imefungwa,ime}{funga,fungwa,filisika} {biashara,kampuni,kabisa,ofisi};
        biashara {imefungwa,tulifunga,ilifungwa}; kampuni {imefungwa,ilifungwa}; zii; zi; ^ah wapi$; wapi;
        {sidhani,sifikiri} ..; bahati mbaya {hatuta,hatuwezi,siwezi,hapana,hatu*};
        {sijavutiwa,hatujavutiwa,hatukuvutiwa,sikuvutiwa,sikupenda,hatukupenda}; ofa yenu haituhusu;
        {kataa,kukataa}; haiwezekani; kamwe; {hatu,si,sita,hatuta}{taweza,weza,wezi} {kufanya,kushirikiana,
        kuendelea,kununua,kukubali,kuja,kulipa,kuchukua,kutumia,nanyi} ..;
        {tungependa,ningependa} {lakini,ila} ..; {tunge,ninge}penda ila;
        {tuna,nina} {kila,vyote,yote,zote} ..; {tume,nime}{badili,badilisha,ghairi,ahirisha kabisa} ..;
        nimeghairi; tumeghairi;
        {bosi,mkurugenzi,bodi,uongozi,meneja,mzee} {ame,wame,ime,hakuku,hajaku}{kataa,kubali,gomea,afiki};
        {bodi,bosi,uongozi} .. {kataa,imekataa,amekataa,hapana};
        hapana {kwa,hatu*,si*,sitaki,asante,shukrani,bwana,tafadhali,boss};
        {matapeli,tapeli,wezi,utapeli,ulaghai,scam}; {mna,una}{nipotezea,tupotezea} ..;
        {tu,ni}me{pata,chagua,ajiri} {mwingine,mwengine,wengine,nyingine,kampuni,supplier,mtoa,msambazaji}
        ..; {si,hatu,hatu}{jali,jalii,oni} ..; {haina,hamna} {kazi,maana,haja,faida}; kila la {heri,kheri};
        mafanikio {mema,}; {sio,si,siyo} {mteja,wateja,biashara yetu,line yetu,fani yetu};
        {tunawatakia,nakutakia} {heri,mafanikio,kila}; haituwezi; {niko,tuko} {sawa,poa} {bila,na,hivi,tu};
        {siko,hatuko,sipo,hatupo} {interested,tayari kununua,sokoni,kwa hiyo}; sitaweza; hatutaweza;
        {sitanunua,hatutanunua,sitachukua,hatutachukua,hatutaendelea,sitaendelea}; {bei,ofa} {haifai,mbaya};
        {sidhani,sifikirii,hatudhani} ..; {si,sio,siyo} {sana,kabisa,kwangu,kwetu,muhimu,lazima,mpango};
        {tutabaki,tunabaki,nabaki,nitabaki,tutaendelea} na {wetu,huyu,huyo,tuliye*,msambazaji,supplier,
        yule}; {si,hatu}na {time,shughuli,haja,mpango,muda} {na,nayo,ya,nazo} ..; hatuna time;
        {kwani} nani ..; ^{kamwe,never,hapana kabisa,hapana bwana}$; {hapana} {hapana,sitaki,asanteni};
        {hatujawahi,sijawahi} {kuomba,kusema,kuvutiwa} ..; {sio,si} {line,mambo} {yangu,yetu};
        {hiyo,hii} {si,siyo,sio,haiku,hai*} {kwa ajili,yetu,yangu,kitu,tufai,nifai};
        {sijapenda,hatujapenda,haijatu*,haijani*}; kataa; {apana,hapana} {kwa,siwezi,hatuwezi};
        {tumeamua,nimeamua,tumechagua} {kuendelea,kubaki,kutumia,kufanya,kununua} {na,kwa,wenyewe,kutoka} ..`,
    ],
    [
      "not_interested",
      `
        {tayari,tulishapata,nilishapata,tushapata,nishapata,tumeshapata,nimeshapata,tumepata,nimepata}
        {tuna,nina,tunaye,tunayo,tunao,ninaye,ninayo,tunatumia,natumia,tumepata,nimepata,tumenunua,tuko,
        kampuni,msambazaji,mwingine,mtu,supplier,muuzaji,mtoa,tulishapata} ..;
        tayari {tuna,nina,tunaye,tunayo,tunao,tunatumia}; {tunaye,tuna,nina,ninaye} {msambazaji,supplier,
        muuzaji,mtoa huduma,mtu,wetu,watu,mkataba,fundi,wasambazaji} {wetu,tayari,wa kutosha,mwingine,
        anaye*,wengine,}; {tuna,nina} .. {tayari,wa kutosha,za kutosha,ya kutosha};
        {tumeridhika,nimeridhika,tunaridhika,tuko sawa,niko sawa,tuko poa,niko poa,tuko fiti,niko fiti,
        tumetosheka,nimetosheka} ..; {tuko,niko} {sawa,poa,fiti,sorted};
        {ni,bei ni,bei,iko} {ghali,juu,kubwa,aghali,expensive} {sana,mno,kwetu,kwangu,};
        {ghali,juu} {sana,mno,kupita};
        bei {yenu ,}{iko juu,ni kubwa,kubwa,ni ghali,haituwezi,inatushinda,mbaya};
        {hatuwezi,siwezi} {kumudu,kuafford,kulipa}; {hatuna,sina} uwezo;
        {tunafanya,twafanya,tunajifanyia,tunatengeneza} {wenyewe,ndani,kazi wenyewe}; tumeshanunua;
        tulishanunua; nimeshanunua; tushanunua`,
      5,
    ],
    [
      "wrong_person",
      `
        {si,siyo,sio} {mimi,sisi}; {mimi} {si,siyo,sio} ..;
        {sihusiki,sishughuliki,hatuhusiki,hatushughuliki} ..; {si,siyo,sio} {idara,kazi,jukumu,sehemu,
        kitengo,wadhifa,mhusika,eneo} {yangu,langu,yetu,letu,sahihi,}; {namba,email,mtu,anwani,barua,simu,
        ofisi,kampuni,nambari} {si sahihi,siyo sahihi,sio sahihi,isiyo sahihi,asiye sahihi,siyo,sio,wrong};
        wrong {namba,email,mtu,number};
        {umekosea,mmekosea,umepotea,umekosa} {namba,mtu,anwani,email,nambari,kampuni,};
        {ha,si,sita}{fanyi,fanyii} kazi {hapa,huko,pale,tena,nasi,kwenye,katika,na};
        {hayupo,hayuko,sipo,siko,hatupo,hapatikani} {tena,hapa,kwenye,katika,kazini,nasi,hapo,huko} ..;
        hayupo; {ali,ame,nili,nime,tuli,kesha,amesha,nimesha,alisha,nilisha}{acha,toka,hama,hamia,staafu,
        ondoka,fariki,jiuzulu,fukuzwa,hamishwa,hamishiwa,badilishwa} {kazi,kampuni,hapo,hapa,pale,idara,
        kitengo,tawi,ofisi,kwenye,,huko};
        {amestaafu,nimestaafu,alistaafu,amefariki,nilistaafu,mstaafu,marehemu};
        {aliyechukua,amechukua,anayechukua} nafasi; nafasi {yake,yangu} {ame*,ime*,sasa};
        {anayehusika,anayeshughulika,anayeshughulikia,anayesimamia,mhusika,msimamizi,wahusika,mwenye
        mamlaka, anayeamua,anayefanya maamuzi,wanaohusika,wanaoshughulika,muhusika} {ni,wa,yuko,na,anaitwa,
        mkuu,}; {mtu,ofisi,idara} {mwingine,nyingine,tofauti};
        {sijui,siijui,sitambui,siifahamu} {kampuni,hii,hiyo};
        {maamuzi,uamuzi,manunuzi} {hufanywa,hufanyika,yanafanywa,unafanywa,yanafanyika,hutolewa} ..;
        {si,sio,siyo} {mnunuzi,meneja,mwenye,mkurugenzi,bosi,msimamizi};
        {mimi} ni {mwanafunzi,dereva,mlinzi,sekretari,intern} ..;
        {namba,email,simu} {binafsi,ya binafsi,ya nyumbani};
        {tuliuza,niliuza,nimeuza,tumeuza} {kampuni,biashara,duka}; {siku,niku,sijui}hizi {yuko,anafanya};
        {yeye,huyo,bosi,meneja,mkurugenzi,boss} {ndiye,ndio,ndiyo,ndie} {anayehusika,mhusika,anaamua,
        anayeamua,anashughulika,anaeshughulika,anayeshughulika,mwenye}; {anaamua,anashughulika,anahusika,
        anasimamia,anashughulikia} {na ,}{hilo,hii,hayo,manunuzi,mambo,ununuzi,hizo};
        {uliza,muulize,muone,mwone,muoneni,onana na,waone} {bosi,meneja,mkurugenzi,idara,mwenye,bwana,bi}
        ..; {kampuni} hii {siijui,siyo,sio,si}; {mimi si,si mimi,sio mimi,siyo mimi} ..;
        {umepiga,mmepiga,umetuma,mmetuma} {namba,email,kwa mtu} ..;
        {nika,tuka}{mpa,mtumia,mpelekea,forward} ..; nili{mpa,mtumia,mpelekea,acha kazi,hama,toka};
        {nime,tume}i{peleka,tuma,wasilisha,forward} kwa ..;
        {nime,tume}{peleka,tuma,wasilisha,forward,share} {kwa,barua,email,ofa,ujumbe} ..;
        {mimi} {ni} {mhasibu,mlinzi,dereva,katibu,mwalimu} tu; {si,sio} {mimi} {ninaye*,naye*};
        {mke,mume,kaka,dada,mwenzangu,boss} {wangu} {ndiye,ndio,ndiyo};
        {mwenzangu,bosi wangu,meneja wangu,mke wangu} ..; {uliza,ulizia,muulizie} ..;
        {hatumjui,simjui,simfahamu,hatumfahamu} ..; {nimem,tumem,nimewa}{weka,nakili,ongeza,copy} ..;
        {aliha,ameha,alisha}{ma,mishwa,mia,ondoka};
        {alihama,aliondoka,ameondoka,alifariki,amehama,alihamishwa}; {nilihama,niliondoka};
        {huyo,yule} {alikuwa,hayupo,ameacha,alistaafu,aliacha}; {aliacha,ameacha,niliacha,nimeacha} kazi;
        {maamuzi} .. {bosi,makao,mkurugenzi,wakubwa};
        {peleka,pelekeni,tuma} kwa {bosi,mkurugenzi,meneja,idara}`,
    ],
    [
      "wrong_person",
      `
        {wasiliana,wasilianeni,ongea,ongeeni,zungumza,muongee,mwongee,msiliane,uongee,uwasiliane,mwasiliane,
        ongelea,kawasiliane} {na,naye,nao} ..; {mtafute,mtafuteni,mpigie,mpigieni,mwandikie,mwandikieni,
        muulize,muulizeni,mcheki,mtumie,mtumieni,umtumie,umpigie,umtafute,mumtafute,mtext} ..;
        {andika,andikia,andikeni,tuma,tumeni,peleka,pelekeni,elekeza,elekezeni,tumia,tumieni,waandikie,
        watumie} .. @; {peleka,pelekeni,elekeza,elekezeni} {kwa,hii,hiyo,barua,ofa,maombi} ..;
        {nime,tume,nita,tuta,nimesha,tumesha,nili}{mtumia,mpelekea,mpa,mpatia,forward,mforwardia,wapa,
        watumia,peleka,wapelekea,mkabidhi,kabidhi,elekeza,share,wasilisha,mfowadia,fowadi} ..;
        {bosi,meneja,mkurugenzi,mwenzangu,mwenzetu,idara ya {manunuzi,ununuzi,fedha,it,tehama,ugavi}}
        {ndiye,ndio,ndiyo} ..;
        {jaribu,uliza,ulizeni,nenda,cheki na} {idara,kwa,ofisi,makao,bosi,meneja,makao makuu}; makao makuu`,
    ],
    [
      "later",
      `
        baadaye; badaye;
        {si,siyo,sio} {sasa,kwa sasa,leo,wakati huu,mwaka huu,hivi sasa,sahii,saa hii,mwezi huu,wiki hii};
        kwa sasa {hapana,siwezi,hatuwezi,bado,hatuna,sina,hatuhitaji,sihitaji,hatu*,si,hakuna,hai*};
        sasa hivi {hapana,siwezi,hatuwezi,hatuna,sina,tuko,niko,hakuna,hatuhitaji,bado};
        {bado} {si,hatuja*,sija*,hatuna,tuna*,na*,nina*,kidogo,hajaamua,hai*,tuko,niko,tupo,hatu*}; ^bado$;
        {hatuja,sija,haija,hawaja,haja,hatuka}{amua,kuwa tayari,pata,pitisha,idhinisha,fikia,jadili,maliza,
        panga,kubaliana,idhinishwa,pitishwa}; {hatuko,sipo,siko,hatupo} tayari;
        {subiri,subirini,ngoja,ngojeni,usubiri,msubiri,vumilia,tungoje,tusubiri,ningoje} ..;
        {tunasubiri,nasubiri,tunangoja,nangoja,inasubiri} ..; {nita,tuta,ntaku,tuta}{kujulisha,wajulisha,
        kuambia,waambia,kupa jibu,rudi,kurudia,kurudishia,warudia,wasiliana,tafuta,kutafuta,watafuta,
        kupigia, wapigia,fikiria,lifikiria,jadili,angalia,kujibu,wajibu,kumbuka,kucheki,wacheki,cheki,
        kuchekia,julisha, zungumza,ongea,kujuza,wajuza,jibu};
        {tuta,nita}wasiliana {baadaye,tena,nanyi,nawe}; tutaongea; tutaongea {baadaye,tena,kesho kutwa};
        {acha,wacha,ngoja} {ni,tu,kwanza }{fikirie,ongee,jadili,angalie, shauriane,ulize,cheki,zungumze,
        jadiliane,pange,waze} ..; {naomba,tunaomba,nipe,nipeni,tupe,tupeni} {muda,nafasi,siku} ..;
        {hatuna,sina,hakuna,hamna,haina} {bajeti,pesa,hela,fedha,budget,doo,ganji,mkwanja,chapaa,fungu,muda}
        ..; {hatuna,sina,hakuna,hamna} {bajeti,pesa,hela,fedha,budget,doo,ganji,mkwanja,chapaa,muda};
        bajeti {imeisha,imekwisha,haijapita,haijapitishwa,imefungwa,bado};
        pesa {imeisha,hakuna,bado,iko chini}; {nitafute,nitafuteni,tutafute,tutafuteni,nikumbushe,
        nikumbusheni,tukumbushe,rudi,rudini,jaribu,jaribuni,niulize,tuulize,unitafute,mnitafute,nipigie,
        tupigie,wasiliana,nicheki,tuwasiliane,karibu,mtutafute} {tena,baadaye,<mbali>};
        {nikumbushe,nikumbusheni,tukumbushe}; {rudi,rudini} {tena,kwetu,baadaye};
        {niko,tuko,tupo,nipo} {busy,bize,na kazi,likizo,safarini,safari,nje,shughuli,mbioni,mikutano};
        {busy,bize} {sana,sasa,kwa sasa}; {tupo,niko,yuko,nipo} {likizo,safarini};
        {hali,biashara,mambo} {ni ngumu,ngumu,si nzuri,mbaya,magumu,iko chini};
        labda {baadaye,tena,siku,wakati,mwezi,mwaka,baada,kesho kutwa} ..; {tukihitaji,nikihitaji,tukiwa
        tayari,nikiwa tayari,tukipata,nikipata,ikibidi,tukiamua,kama tutahitaji,pindi,ikihitajika,
        tukimaliza, nikimaliza,nikishaongea,tukishapata,tukishaamua,nikishapata,nikirudi,tukirudi} ..;
        si wakati {mzuri,muafaka,mwafaka,wake}; {wakati,muda} {haujafika,si mzuri,siyo mzuri};
        {ime,tume,limea}{ahirishwa,ahirisha,sitishwa,simamishwa};
        {inajadiliwa,tunajadili,tunafikiria,nafikiria,tunaangalia,tunapitia} ..; polepole; tutawasiliana;
        nitawasiliana; {si,sio,siyo} kipaumbele; si haraka; hivi karibuni; karibuni tena;
        {mkataba} .. {unaisha,utaisha,hadi,mpaka,wetu}; {hadi,mpaka} {<mwezi>,mwezi,mwaka,mwisho,baada};
        {ni ,bado ni ,}mapema {mno,sana,bado}; {baada} {ya,tu}; {tukimaliza,tukifungua,tukipata,nikipata,
        nikimaliza,nikiwa,tukiwa,tukishapata,tukishamaliza,ikifika,hali ikiwa} ..;
        {nita,tuta}{shauriana,jadiliana,uliza,muuliza,fikiri,fikiria,amua,angalia,wasiliana,kupigia,wapigia,
        kuja,rudi,kwambia,waambia,kuambia,text,ku text}; {acha,wacha,ngoja} {ni,tu}{fikirie,ongee,shauriane,
        ulize,jadili,angalie,cheki,jipange,malize,ulizie};
        {wacha,ngoja} {nikaulize,nijipange,tujipange,kwanza};
        {tuko,niko} {kwenye,katika} {mkutano,mikutano,ukaguzi,safari,likizo,mchakato}; tujipe muda;
        {mambo,hali} {yakiwa,ikiwa} {sawa,poa,mazuri,nzuri};
        {mwezi,wiki,mwaka} {ujao,ijayo,kesho} {labda,tafadhali,tutaongea,tuongee,tuwasiliane,hivi};
        {siku,wakati} {nyingine,mwingine}; {sasa,saa} hii {siwezi,hatuwezi,niko,tuko,hapana,sina,hatuna};
        {mwishoni,mwanzoni} mwa {mwaka,mwezi};
        {acha,wacha,ngoja} {ni,tu}{ione,fikirie kwanza,jipange,uliza,one};
        {bosi,mkurugenzi,meneja,mzee} {hayupo,yuko safari,amesafiri,yuko nje,yuko likizo,yuko leave};
        {sio,si,siyo} {leo,saa hii,saii,mwezi huu,mwaka huu};
        {bado} {natafakari,tunatafakari,nafikiria,tunafikiria,tunajipanga,najipanga,mapema,kwanza};
        {nipatie,nipe,tupe} {siku,wiki,muda,time}; {kuna} {mambo,shughuli} {mengi,nyingi};
        {tutaona} {baadaye,mwezi,mwaka}; {tukutane,tuonane,tuongee} {mwaka,mwezi} {ujao,kesho,wa};
        {mwaka huu} {hapana,hatuna,tumeshafunga,haiwezekani};
        {pesa,hela,budget} {haijatoka,ikitoka,ikipatikana,ikiingia,haijaingia}`,
    ],
    [
      "later",
      `
        {labda,jaribu,nitafute,tutafute,nipigie,tupigie,nitumie,rudi,wasiliana,tuwasiliane,tuongee,lakini,
        ngoja,subiri,hadi,mpaka,pengine} .. <mbali>; <mbali> {labda,tafadhali,hivi,ndio,ndiyo}; ^<mbali>$`,
      8,
    ],
    [
      "later",
      `<mbali>; mwezi ujao; {baada ya,wiki} {wiki,mbili,tatu,chache}; wiki {mbili,tatu,kadhaa} zijazo`,
      4,
    ],
    ["later", "wiki ijayo; wiki lijalo; mwishoni mwa mwezi; labda", 2],
    [
      "interested",
      `
        {ni,}navutiwa; tunavutiwa; {nime,tume,nina,tuna,ninge,tunge,na,tu,ame}{vutiwa,penda,pendezwa,furahi,
        furahia,furahishwa,pendezewa,ipenda,zipenda,kipenda,elewa na kupenda} ..;
        {nime,tume}{vutiwa,penda,ipenda,pendezwa,furahishwa,ikubali,kubali,kubaliana,afiki};
        {nina,tuna} {nia,hamu,haja,interest,uhitaji,shauku,hitaji,shida na,uhitaji wa}; niko interested;
        tuko interested; interested; {na,nina,tuna,twa,ni,tu}{hitaji,itaji,hitajia}; {nina,tuna}hitaji;
        nahitaji; tunahitaji; twahitaji; {na,nina,tuna,twa}{taka,tafuta,omba} {kuagiza,kununua,kujua,
        kujaribu, kuanza,kuona,hii,hiyo,moja,mbili,kumi,order,oda,hizo,vipande,mifuko,kuchukua,kupata,
        kujiunga,kukutana, kuongea,mkutane,bidhaa,huduma,maelezo,bei,hivyo,mnitumie,unitumie,mtutumie,
        ututumie,demo}; {ninge,tunge,ninga,tunga}{penda,taka,omba,furahi,hitaji,tamani} ..;
        {natamani,tunatamani}; {kujua,kufahamu,kuelewa,kusikia} zaidi; {maelezo,taarifa,habari,info} zaidi;
        <tuma> {maelezo,bei,taarifa,zaidi,hiyo,hayo,basi,kwa,tafadhali,pia,hizo,ile,tu,please,pls} {ya,za,
        zaidi,yote,kamili,yake,yenu,pepe,}; <tuma> .. <ofa>; <piga>; {tu,}{ongee,zungumze,kutane,onane,
        wasiliane,patane,fanye,anze,endelee,panga,jadiliane,jadili,meet,meetie,link,fanyeni,yajenge} {kesho,
        leo,jumatatu,jumanne,jumatano,alhamisi,ijumaa,jumamosi,saa,wiki,biashara,mkutano,kikao,ofisini,hapa,
        kuhusu,zaidi,hiyo,kazi,basi,sasa,mara,tu,}; {tukutane,tuonane,tuongee,tuwasiliane,tuzungumze,
        tupange, tuanze,tufanye,tuendelee,tukubaliane,tulink,tumeet}; {njoo,njooni,karibu,karibuni,mje,uje,
        pitia, pitieni,tembelea,tutembelee,tutembeleeni,nitembelee} {ofisini,kwetu,hapa,dukani,kiwandani,
        utuonyeshe, mtuonyeshe,uone,tuongee,shambani,shuleni,tuzungumze,kesho,jumatatu,jumanne,jumatano,
        alhamisi,ijumaa, hotelini,site,na,tukutane}; {mnaweza,unaweza,waweza,naweza,tunaweza} {kuja,
        kutembelea,kunipigia, kutupigia,kunitumia,kututumia,kukutana,kuonana,kuongea,kuniletea,kutuletea,
        kuagiza,kupata,kupanga, kuanza,kulipia,kuweka}; {ndiyo,ndio,eeh,ehe,naam,yes} {tunahitaji,nahitaji,
        tafadhali,tuma,nitumie, tungependa,ningependa,tuko,niko,tunataka,nataka,asante,tupigie,nipigie,
        tutumie}; ^{ndiyo,ndio,naam,sawa kabisa}$; {sawa,poa,fiti} {tuma,nitumie,tuanze,tuendelee,lete,
        tutumie,nipigie, tupigie,twende,kabisa,tukutane,niletee}; {hakika,kabisa,bila shaka,bila kusita};
        {nimekubali,tumekubali,nakubali,tunakubali,tumeridhia,nimeridhia}; {ni}{ko,po} tayari;
        {tuko,tupo} tayari; {tuko,niko} ready;
        {niweke,niwekee,tuwekee,weka,niandikie,tuandikie} {oda,order,jina,booking,mbili,moja,kumi};
        {kuagiza,kuweka oda,kuweka order,agiza}; {naagiza,tunaagiza,nitaagiza,tutaagiza,nitanunua,tutanunua,
        nitachukua,tutachukua,nachukua,tunachukua}; {hii,hiyo,ofa,bidhaa,huduma} .. {ni nzuri,nzuri,poa,
        safi,imetufaa,inatufaa,inanifaa,nimeipenda, tumeipenda,itatusaidia,itatufaa,yafaa};
        {ndicho,ndio,ndiyo,ndizo} {tunachohitaji,tunacho*,tulichokuwa, nilichokuwa,ninachohitaji,hiyo,
        tulikuwa,kitu}; {tunachohitaji,ninachohitaji,tulichokuwa tukitafuta,nilichokuwa natafuta};
        {inatufaa,inanifaa,itatufaa,itanifaa,itatusaidia,inavutia,inapendeza}; wazo {zuri,safi};
        {hamna,hakuna,haina} {shida,noma,tatizo,neno,wasi} {tuma,lete,nitumie,tuongee,tukutane,nipigie,
        karibu, njoo,tupigie}; {kwa nini,mbona} {isiwe,tusi*};
        {usisite,msisite,usichelewe,usikose} {kunipigia,kutupigia,kuwasiliana,kutuma,kuja,kunitafuta};
        hatuna {msambazaji,supplier} {bado,kwa sasa}; bado hatuna {msambazaji,supplier};
        {hatujaridhika,hatufurahii,hatufurahishwi,tumechoka} na ..; form {ni gani,iko}; mambo safi; iko poa;
        {leta,lete} {vitu,bei,mzigo}; {bonga,tubonge}; {nishow,niambie} {zaidi,more,vile}; niambie zaidi;
        tuambie zaidi; {nielezee,tuelezee,nieleze,tueleze} zaidi; twende kazi; tuanze kazi;
        tuko pamoja kwenye; namba yangu ni; {hatua,next} {inayofuata,zinazofuata}; punguza .. {oda,order};
        {ondoa,toa,ongeza,punguza} .. {kwenye,katika} {oda,order,quotation,ankara,invoice,bei,kotesheni};
        {na,tuna,nina}subiri {bei,simu,quotation,ofa,katalogi,maelezo,invoice,oda,sampuli,demo} ..;
        {na,tuna,twa,}subiri bei; {ndiyo,ndio,sawa,poa,eeh,haya} {lete,leteni,tuma,tumeni,njoo,njooni,
        tukutane,tuonane,endelea,endeleeni,tuongee,karibu,nahitaji,tunahitaji,niko,tuko,nipigie,nitumie,
        tutumie,tupigie,weka}; {niko,tuko,nipo,tupo} {tayari,interested,ready,free,available};
        {ni,tu}pe {order,oda,mzigo,bei,maelezo,details,demo,mfano,taarifa,hesabu};
        {lete,leteni} {mzigo,bidhaa,sampuli,order,moja,mbili,kumi};
        {tuna,nina}{hitaji,taka} {sana,haraka,mara,leo,kesho,hizo,hii,hiyo,bidhaa,huduma} ..;
        {lini} {mnaweza,unaweza,tunaweza,tuta,tukutane,tuonane} ..; {mnaweza,unaweza} {lini,kuja lini};
        endelea{ni,} {na,kutuma,tu}; {nita,tuta}{kuja,pitia,nunua,chukua,agiza,lipa,jaribu,order};
        {tujaribu,tuijaribu,nijaribu}; {hii,hiyo} {ndio,ndiyo} {tunataka,nataka,tulikuwa,tunahitaji};
        {safi,poa,fiti} {sana ,}{tuma,nitumie,nipigie,tukutane,tuanze}; kuna {uhitaji,haja};
        {niunganishe,tuunganishe,nisajili,tusajili,niandikishe};
        {bidhaa,huduma} yenu {ni nzuri,nzuri,imetu*,ime*,naipenda,tunaipenda};
        {nakubali,tunakubali,tumekubali,nimekubali} ..; noma sana; freshi; fresh tuma;
        {hebu,embu} {tuma,nitumie,lete,niambie,nieleze,tukutane,nipigie}; {nisaini,tusaini} wapi;
        {jibu,jibu langu} ni ndiyo; {sioni,hatuoni} {kwa nini,sababu ya} {kukataa,tusi*,nisi*};
        {siwezi,hatuwezi} {kukataa,kusubiri,kukosa}; {jumatatu,jumanne,jumatano,alhamisi,ijumaa,jumamosi,
        kesho} {ni sawa,sawa,iko poa,inafaa,asubuhi,mchana,jioni,saa,naweza,niko};
        {tuanze,tuendelee,twende,twendeni}; {tunaichukua,naichukua,nitaichukua,tutaichukua,tunalipia};
        {niambie,tuambie,nionyeshe,tuonyeshe,nieleze,tueleze} {zaidi,jinsi,namna,vile};
        {nataka,tunataka,naitaka,tunaitaka,nazitaka,tunazitaka,nahitaji,tunahitaji,nazihitaji};
        {naihitaji,tunaihitaji,tunazihitaji};
        {lete,leteni,tuma,tumeni} {hiyo,hizo,bei,maelezo,zote,details,info,details zote};
        {tu,ni}taarifu {bei,zaidi}; {rudi,rudini} na {bei,quotation,ofa}; {oya,hebu} ..;
        {hiyo,hii} {imeweza,iko fiti,ni fiti,ni moto,ni noma,kali,imenifaa,imenibamba}; imenibamba;
        {wacha,acha} {tufanye,tuanze,tuone}; iko sawa {tuma,nitumie,lete,tuanze}; {tungetaka,ningetaka}`,
    ],
    [
      "interested",
      `{nzuri,safi,poa} {sana,kabisa,ofa}; {ofa,bidhaa,huduma} nzuri; {inavutia,imevutia}; ya kuvutia`,
      3,
    ],
    [
      "question",
      `
        bei gani; {ni ,}bei {ni ,yake ,yenu ,}{ngapi,gani,vipi,kiasi,iko,shilingi}; kiasi gani;
        {shilingi,pesa,dola,ksh,tsh,siku,muda,saa,ngapi} {ngapi,gani}; ngapi; gharama {ni,yake,zake,gani};
        {ni }{gharama}; {inafanyaje,inafanya,zinafanyaje,hufanyaje,inafanyeje,inawork,mnafanyaje,mnauzaje,
        mnatoaje,inakuwaje,hufanya,inatumikaje} ..; {je} ..; {mna,una,mko,uko,muna,mnazo,mnayo,mnao} ..;
        {mnaweza,unaweza} {kueleza,kuniambia,kunieleza,kufafanua,kutuelezea,kufikisha};
        {mna,una,mta,mnge,mwa,m}{uza,fika,leta,fanya,kubali,toa,safirisha,pokea,tumia,patikana,hudumia,weka,
        faa,jua,tengeneza,ship} ..; {mnauza,mnafika,mnaleta,mnafanya,mnakubali,mnatoa,mnasafirisha,mnapokea,
        mnatumia,mnapatikana,mnapeleka,mnatengeneza,mnahudumia};
        {mko,uko,ofisi,mnapatikana} {wapi,iko wapi}; {ofisi,duka,tawi} {yenu,lenu,iko,liko} wapi; wapi;
        {nani} {alikupa,aliwapa,amekupa,ni,wewe}; {ninyi,nyinyi,wewe} ni {nani,akina nani,kampuni};
        {mmepata,umepata,mlipata,ulipata,mlitoa,umetoa,mlijua} .. {wapi,namba,email,vipi};
        {lini,vipi,gani,nani,mbona,kwa nini,kwanini,namna gani} ..; {inachukua,itachukua,huchukua} ..;
        {ina,ni,kuna,zina} {garantii,warranty,dhamana,guarantee,discount,punguzo}; {nini,ni nini} ..;
        {swali,maswali}; {naomba,ningependa,nataka} {kujua,kuuliza} {kama,bei,iwapo,ikiwa,jinsi}; sijaelewa;
        sielewi; {fafanua,fafanueni,eleza,elezea}; {ziko,zipo,ipo,iko} {ngapi,wapi,aina};
        {aina,rangi,saizi} gani; {how}`,
    ],
    [
      "now",
      `
        sasa; kwa sasa; sasa hivi; hivi sasa; wakati huu; mwaka huu; mwezi huu; kwa wakati huu; leo;
        saa hii; sahii; sai; kwa leo; wiki hii`,
    ],
    [
      "nothing",
      `
        {sija,hatuja}{pata,pokea,ona} {bei,ofa,barua,faili,kiambatisho} ..;
        hakuna {shida,tatizo,matata,noma,wasi,wasiwasi,neno}; hamna {shida,noma,tatizo};
        bila {shaka,shida,wasiwasi,kusita}; haina {shida,noma,neno}; si {tu,hivyo,mbaya}; siyo {tu,mbaya};
        sio mbaya; {usisite,msisite,usijali,msijali,usihofu,usisahau,msisahau,usichelewe,usikose};
        asante kwa {ofa,barua,taarifa,maelezo,ujumbe,email,mawasiliano} ..; sawa asante; nimeona; tumeona;
        tutaona; nitaona; nimepata; tumepata {barua,ujumbe,email}; nimepokea; tumepokea;
        {barua pepe yenu,email yenu}; {usi,msi}{niondoe,nitoe}; samahani kwa;
        {kama,ikiwa} {mna,una}{vutiwa,hitaji}; mnavutiwa; unavutiwa; habari {yako,zenu,za,gani}; shikamoo;
        karibu {sana,tena}; {kampuni,biashara} {si,sio} {kubwa,ndogo}; hata hivyo;
        {nashukuru,tunashukuru} ..; si {kubwa,ndogo,mbali}; wazo;
        {ninge,tunge}penda {kukushukuru,kuwashukuru,kuwajulisha,kukujulisha,kusema,kukutakia,kuwatakia};
        {heri,kheri} {ya,za} mwaka mpya; mwaka mpya {mwema,wenye,njema}; {krismasi,eid,idi} njema;
        siku njema; {na,tuna}{watakia,kutakia,watakieni} ..;
        {nime,tume}{soma,pokea,pata,iona,isoma} {barua,ofa,ujumbe,email} ..;
        {sija,hatuja}{pata,pokea,ona} {ofa,bei,barua,email,katalogi,ujumbe,bado} ..; kwenye spam;
        {na,tuna}subiri {majibu,jibu} ..; mungu {awabariki,akubariki}; {asante,shukrani} {kwa,sana kwa} ..;
        {nilikuwa,tulikuwa} {likizo,safarini,safari,mgonjwa,busy,nje,na kazi,mkutanoni};
        samahani .. {kuchelewa,kukawia}`,
    ],
    ["not_interested", `{si ,}{sasa,leo} wala {baadaye,kesho,mbeleni,kamwe,siku zijazo}`, 14],
    [
      "not_interested",
      `
        {imechelewa,mmechelewa,umechelewa} ..; {tume,tumesha,tulisha}{saini,sainia,nunua,chagua} ..; {hatuku,hawaku}{chagua,ichagua,kuchagua} ..;
        ni {ngumu,kubwa,ghali} {sana ,}kwetu; kwa {kampuni,makampuni} {kubwa,makubwa} ..; nani anahitaji ..; si kwetu; {a,i,tu,wa,u}{meamua} kuto*; {tume,wame,nime}{chagua,mchagua} {kampuni,mwingine,nyingine,msambazaji} ..;
        {kwingine,pengine,kwingineko}; {tuna}{tengeneza,zalisha,fanya,lima} {wenyewe,yetu,zetu,vyetu}; hatu{ruhusiwi} ..; kinyume na {sera,kanuni} ..`,
    ],
    [
      "later",
      `kwanza {tumalize,nimalize,tukamilishe,tufunge} ..; {halafu,kisha,ndipo} {tutaongea,tuongee,tuzungumze,tutaona}`,
      8,
    ],
    [
      "unsubscribe",
      `usumbufu huu; onyo la mwisho; {toa,toeni,futa,futeni} {anwani,namba,jina,barua pepe} {yangu,langu,yetu} ..`,
    ],
    [
      "wrong_person",
      `{tuma,tumeni,mtumie,mwandikie,muandikie,wasiliana,piga} {kwa ,}{meneja,mkurugenzi,bosi,idara,ofisi} ..`,
    ],
    [
      "interested",
      `{timu,wote} .. {imefurahi,wamefurahi,imependa}; tuko tayari {mkiwa,ukiwa,wakati,kuanza} ..; {mtume,tuma,tumeni,utume} tena; {tununue,tuagize,tulipie,ninunue}; bado hatuna {msambazaji,mtoa huduma}; acha maneno ..`,
      6,
    ],
    [
      "nothing",
      `
        {si,sio,siyo} kwamba {hatuvutiwi,sivutiwi,hatutaki,sitaki,hatuhitaji,sihitaji,hatupendi,hatupendezwi,hatuna {nia,haja,hamu},sina {nia,
        haja,hamu}}`,
    ],
  ],
  wishes: {
    call: `
      <piga>; {tukutane,tuonane,tuongee,tuzungumze,tuwasiliane,tupange,tubonge,tumeet,tulink,tuongeee};
      {kukutana,kuonana,kuongea,kuzungumza,mkutano,kikao,miadi,appointment,meeting,demo};
      {njoo,njooni,mje,uje,karibu ofisini,tutembelee,tutembeleeni,pitia,kuja} ..; simu; {mkutano,kikao};
      {kunipigia,kutupigia,kutembelea}; karibu {ofisini,kwetu}`,
    price: `
      <bei>; {shilingi,pesa,kiasi,dola,ksh} {ngapi,gani}; ngapi; punguzo; ni how much; how much;
      mnauza{je,}; inauzwa{je,}; {ina,una,zina}gharimu; bei; beyi; inacost`,
    remove: "niondoe; niondoeni; nitoe; nitoeni; jiondoe",
  },
  negators: {
    any: `
      sina; hatuna; hakuna; hamna; sitaki; hatutaki; sihitaji; hatuhitaji; hapana; siwezi; hatuwezi; siyo;
      kamwe; siko; hatuko; sidhani; hatuoni; sioni; usiniandikie; msiniandikie; msitutumie; usinitumie; msinitumie; usinipigie; msinipigie; hatupo;
      sipo`,
    own: "si; sio; wala; bila; hata; haina; hai; sita; hatuta; haja; sija; hatuja; acha; usi; msi",
    after: "hapana",
  },
  joints: {
    contrasts: "lakini; ila; bali; isipokuwa; tatizo; ingawaje",
    concessions: "ingawa; japo; japokuwa; licha",
    others: "na; sababu; kwani; hivyo; kama; ikiwa; ili; tafadhali; basi; maana; halafu; kisha; au",
  },
  courtesies: `
    asante; asanteni; sana; habari; jambo; mambo; ndugu; bwana; bi; mheshimiwa; tafadhali; samahani; pole;
    poleni; karibu; sawa; shukrani; ahsante; ahsanteni; kwa; sisi; mimi; ofa; barua; yako; yenu; wakati;
    mwema; salamu; kaka; dada; boss; bosi; bro; maze; manze; buda; basi; tu; kabisa; na; lakini; poa; oya;
    hujambo; hamjambo; shikamoo; mkuu; salaam; rafiki; ujumbe; wako; wenu; eh; aah; nashukuru; tunashukuru`,
  spellings: `
    ahsante:asante; asanti:asante; asnt:asante; tafadhari:tafadhali; tfdhl:tafadhali; ntumie:nitumie;
    nipgie:nipigie; npigie:nipigie; nipigiye:nipigie; ntafute:nitafute; ctaki:sitaki; cihitaji:sihitaji;
    ntaku:nitaku; ntakupigia:nitakupigia; ntakujulisha:nitakujulisha; ntawajulisha:nitawajulisha;
    hatuitaji:hatuhitaji; siitaji:sihitaji; sihitaj:sihitaji; apana:hapana; hapan:hapana; hpana:hapana;
    bado:bado; badae:baadaye; baadae:baadaye; badaye:baadaye; saizi:sahii; saii:sahii; sahizi:sahii;
    mbesha:pesa; pesaa:pesa; dooh:doo; simuu:simu; ujumbe:ujumbe; beii:bei; bey:bei; intrested:interested;
    naitaji:nahitaji; tunaitaji:tunahitaji; mahitaji:mahitaji; wikiend:wikendi; usinitex:usinitext;
    wsp:whatsapp; xaxa:sasa; xana:sana; poua:poa; thao:elfu; nko:niko; tko:tuko; nataka:nataka; ndo:ndiyo;
    ndivyo:ndiyo; eee:ndiyo; ehh:ndiyo; yap:ndiyo`,
  referrals: `
    wasiliana na; ongea na; mtafute; mpigie; mwandikie; andika kwa; tuma kwa; peleka kwa; zungumza na;
    muulize; mtumie; mhusika ni; ni; nimemtumia; nimempa; nimempelekea; meneja; mkurugenzi; anaitwa; na; kwa`,
};
