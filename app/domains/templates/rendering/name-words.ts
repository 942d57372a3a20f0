/** Words around a person's name, lowercase, without accents and dots. */
const words = (text: string) => new Set(text.split(/[\s,]+/).filter(Boolean));

/** Words before a given name or a family name. */
export const HONORIFICS =
  words(`mr, mrs, ms, miss, mister, sir, madam, maam, lord, lady, dame, dr, doctor, prof, professor,
  eng, engr, engineer, ing, arc, arch, surv, barr, barrister, adv, advocate, justice, judge, hon, honourable, honorable, rt, chief,
  oba, prince, princess, alh, alhaji, alhaja, haj, hajj, hajji, hajia, hajiya, hajja, mal, mallam, malam, sheikh, sheik, shaykh,
  imam, ustadh, ustaz, rev, reverend, fr, father, pst, pastor, bishop, archbishop, apostle, evangelist, prophet, deacon, deaconess,
  elder, canon, capt, captain, cpt, col, colonel, gen, general, maj, major, lt, sgt, cde, comrade, amb, ambassador, sen, senator,
  he, hrh, hm, mme, madame, mlle, mademoiselle, m, monsieur, me, maitre, sr, senhor, sra, senhora, dra, doutor, doutora,
  herr, frau, bwana, bi, ndugu, mwalimu, nurse, pharm, sister, brother, bro,
  د, الدكتور, الدكتورة, دكتور, م, المهندس, المهندسة, السيد, السيدة, الأستاذ, الأستاذة, الحاج, الحاجة, الشيخ`);

/** Not the greeted person's name: "Mama Njeri" is Njeri's mother, "El Hadj" is someone who made the pilgrimage. */
export const KIN = words("mama, baba, mzee, el, umm, أم");

/** Words after a name. */
export const SUFFIXES =
  words(`phd, mba, msc, bsc, ba, ma, llb, llm, md, cpa, acca, fca, aca, fcca, jr, snr, esq, ii, iii, iv, san, oon,
  mfr, con, gcon, rtd, fnse, mnse, pmp, cfa, bsn, rn`);

/** Names of a role, a department or a company, not of a person. */
export const ROLES =
  words(`info, sales, admin, administrator, administration, office, contact, contacts, accounts, accounting,
  accountant, reception, receptionist, support, service, services, customer, enquiries, inquiries, hello, mail, email, marketing,
  manager, managing, director, directors, head, officer, procurement, purchasing, purchase, hr, human, team, department, dept, desk,
  ceo, cfo, cto, coo, md, owner, founder, proprietor, secretary, general, operations, finance, whom, board, management, company,
  ltd, limited, plc, llc, inc, gmbh, pty, sarl, sa, lda, ltda, enterprises, enterprise, holdings, group, unknown, test, null, none, nil,
  directeur, directrice, direction, gerant, gerante, responsable, comptabilite, comptable, achats, vente, ventes, accueil, secretariat,
  gerente, diretor, diretora, geral, vendas, compras, contabilidade, recepcao, financeiro,
  leiter, geschaftsfuhrer, einkauf, vertrieb, buchhaltung,
  meneja, mkurugenzi, mauzo, ununuzi, ofisi, katibu, mtendaji,
  المدير, مدير, قسم, المبيعات, المشتريات, الإدارة, المحاسبة`);

/** Joins two people, or a word that no name contains. */
export const JOINERS = words("and, und, &, et, +");

/** Given names of two words: the first word, and what may follow it. */
export const COMPOUND_STARTS = words("abdul, abdel, abdoul, abd, abou, abu, عبد, أبو");
export const JEANS = words("jean, marie");
export const SECOND_NAMES =
  words(`pierre, paul, claude, marc, baptiste, luc, jacques, louis, michel, bosco, damascene, francois, noel,
  claire, louise, therese, rose, noelle, laure, ange, jeanne, solange, chantal, josee`);
