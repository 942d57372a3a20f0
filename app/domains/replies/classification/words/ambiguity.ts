/** In a clause of interest, they make it past or hypothetical. In any spelling (`readable`), as is everything here. */
export const PAST = `
  was; were; had; étions; étais; était; étaient; avions; avait; aurions; aurait; aurais; estávamos; estava;
  estavam; tínhamos; tinha; teria; teríamos; havia; كنا; كنت; كان; كانت; tulikuwa; nilikuwa; ilikuwa;
  walikuwa; tungekuwa; ningekuwa; ingekuwa; bin`;

/** Signs that the deal is closed, or that a competitor has it. */
export const CLOSED = `
  elsewhere; else; competitor; competitors; rival; rivals; ourselves; cancelled; canceled; closed; rejected;
  refused; declined; abandoned; dropped; scrapped; against; expensive; unfortunately; sadly; regret;
  regrettably; alas; overruled; vetoed; malheureusement; hélas; ailleurs; concurrent; concurrents; abandonné;
  abandonnée; annulé; annulée; clôturé; clos; refusé; refuse; regrettons; regrette; infelizmente; lamentamos;
  lamento; concorrente; concorrentes; concorrência; cancelado; cancelada; encerrado; encerrada; recusou;
  recusado; rejeitou; للاسف; نأسف; اسف; نعتذر; اعتذر; منافس; المنافس; الغي; الغيت; رفض; رفضت; مغلق; مغلقة;
  اغلقت; bahati; mbaya; imefungwa; yamefungwa; amekataa; wamekataa; umefutwa; umesitishwa; mshindani`;

/** Words that make an interest conditional. */
export const CONDITIONS = `
  if; unless; provided; assuming; si; sauf; caso; اذا; لو; شرط; بشرط; ikiwa; endapo; iwapo`;

/** Third persons: the interest is theirs, not the writer's. */
export const THIRD = "he; she; they; him; her; elle; ele; ela; eles; elas; yeye; wao; هو; هي; هم";
