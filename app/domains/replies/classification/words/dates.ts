/** Words that make up a date, in any spelling (`readable`), in all languages. */
export const DATE_WORDS = {
  /** Names a day on its own. */
  day: `
    monday; tuesday; wednesday; thursday; friday; saturday; sunday; mon; tue; tues; wed; thur; thurs; thu;
    fri; tomorrow; today; tonight; lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche; demain;
    lendemain; segunda feira; terça feira; quarta feira; quinta feira; sexta feira; segunda; terça; quarta;
    quinta; sexta; sábado; domingo; amanhã; hoje; jumatatu; jumanne; jumatano; alhamisi; ijumaa; jumamosi;
    jumapili; kesho; keshokutwa; leo; jtatu; jnne; jtano; alh; الاثنين; الإثنين; الثلاثاء; التلات; الاربعاء;
    الأربع; الخميس; الجمعة; السبت; الأحد; غدا; بكره; بكرة; غدوة; غدوه; اليوم; النهارده; letnin; tlata;
    larb3a; lkhmis; jem3a; bokra; ghedwa; ghedda`,
  month: `
    january; february; march; april; may; june; july; august; september; october; november; december; jan;
    feb; mar; apr; jun; jul; aug; sep; sept; oct; nov; dec; janvier; février; mars; avril; mai; juin;
    juillet; août; septembre; octobre; novembre; décembre; janv; fév; janeiro; fevereiro; março; abril;
    maio; junho; julho; agosto; setembro; outubro; novembro; dezembro; fev; abr; ago; set; out; dez;
    januari; februari; machi; aprili; mei; juni; julai; agosti; septemba; oktoba; novemba; desemba; يناير;
    فبراير; مارس; أبريل; ابريل; مايو; يونيو; يوليو; أغسطس; سبتمبر; أكتوبر; نوفمبر; ديسمبر; جانفي; فيفري;
    أفريل; ماي; جوان; جويلية; أوت; غشت; يوليوز; شتنبر; نونبر; دجنبر`,
  /** Names a day only next to a word of `which`. */
  week: "week; weekend; semaine; semana; wiki; wikendi; اسبوع; الاسبوع; simana",
  which: `
    next; this; coming; following; prochain; prochaine; cette; ce; proche; próxima; próximo; esta; que; vem;
    ijayo; ijao; hii; ujao; lijalo; القادم; المقبل; الجاي; هذا; القادمه; جاي; جايه; الجايه; jaya; jay`,
  /** Names a time of day next to a number; some need none. */
  clock: `
    am; pm; a; m; h; hr; hrs; hours; heures; heure; horas; hora; saa; الساعه; ساعه; o; clock; uhr; gmt; eat;
    cat; wat; noon; midi; meio; asubuhi; mchana; jioni; usiku; alasiri; صباحا; مساء; ظهرا; عصرا; الصبح;
    العصر; المساء; الظهر; بعد; morning; afternoon; evening; lunchtime; matin; soir; après; matinée; manhã;
    tarde; noite; dia; half; past; nusu; robo; na; نصف; ونصف; والنصف`,
  number: `
    one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; moja; mbili; tatu; nne; tano;
    sita; saba; nane; tisa; kumi; première; premier; واحده; الواحده; الثانيه; الثالثه; الرابعه; الخامسه;
    السادسه; السابعه; الثامنه; التاسعه; العاشره; الحاديه; عشره; العاشرة`,
  /** Fillers that only connect other parts. */
  between: `
    at; on; the; of; for; by; around; about; from; to; and; or; between; before; until; till; in; le; la; à;
    de; du; d; et; ou; entre; vers; dès; au; às; as; pelas; a; partir; na; no; e; da; do; das; dia; em; ya;
    wa; tarehe; siku; mwezi; hadi; mpaka; kati; يوم; في; من; على; علي; او; الي; و; بين; حوالي; شهر; l; f`,
};

/** Actions that a day can be named for without a meeting. */
export const ACTION_NOUNS = `
  sign; signing; order; pay; buy; purchase; deliver; confirm; decide; transfer; signer; signerons; signons;
  commander; commandons; payer; paierons; payons; livrer; assinar; assinamos; encomendar; encomendamos; pagar;
  pagamos; saini; tutasaini; lipa; tutalipa; agiza; tutaagiza; نوقع; سنوقع; ندفع; سندفع; نطلب`;
