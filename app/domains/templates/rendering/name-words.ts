/** Words around a person's name, lowercase, without accents and dots. */
const words = (text: string) => new Set(text.split(/[\s,]+/).filter(Boolean));

/** Words before a given name or a family name. */
export const HONORIFICS =
  words(`mr, mrs, ms, miss, mister, sir, madam, maam, lord, lady, dame, dr, doctor, prof, professor,
  eng, engr, engineer, ing, arc, arch, surv, tpl, esv, qs, bldr, barr, barrister, adv, advocate, atty, attorney, justice, judge, magistrate,
  late, king, queen, hon, honourable, honorable, rt, chief, oba, olori, otunba, erelu, igwe, ogbuefi, ichie, nze, lolo, iyaloja, baale, prince, princess,
  nana, omukama, kabaka, ssalongo, nnalongo, owek, togbe, togbui, torgbui, otumfuo, osagyefo, opanyin, kgosi, inkosi, induna,
  alh, alhaji, alhaja, alhaj, haj, hajj, hajji, hajia, hajiya, hajja, hadja, hadji, hajat, elhadj, elhadji, el-hadj, el-hadji,
  mal, mallam, malam, malama, mallama, sheikh, sheik, shaykh, sheikha, cheikha, shekhe, shehe, imam, ustadh, ustadhi, ustaz,
  his, her, excellency, worship, eminence, majesty, highness, royal, rev, revd, reverend, ven, venerable, very, most, fr, father, msgr, mgr, monsignor, monseigneur, pst, pastor, pasteur, ptr, dcn, bishop, archbishop,
  cardinal, apostle, evangelist, evang, prophet, prophetess, deacon, deaconess, elder, canon, rabbi, osofo, mfundisi, moruti,
  capt, captain, cpt, col, colonel, gen, general, maj, major, lt, lieutenant, sgt, sergeant, cpl, corporal, pte, brig, brigadier, adm, admiral,
  cdr, cmdr, commander, commodore, sqn, sq, squadron, ldr, wing, flt, flight, supt, insp, inspector, superintendent, commissioner,
  cde, comrade, comr, komredi, amb, ambassador, sen, senator, he, se, hrh, hrm, hm,
  mme, madame, mlle, mademoiselle, m, monsieur, me, maitre, docteur, professeur, pr, ingenieur, commandant, capitaine,
  excellence, abbe, pere, soeur, sœur, frere,
  sr, senhor, sra, senhora, srta, dra, doutor, doutora, dom, dona, exmo, exma, engenheiro, engenheira, engo, enga, padre, irmao,
  herr, frau, mnr, mev, mej, ntate, rre, bwana, bw, bi, ndugu, mwalimu, mwl, ir, dkt, daktari, mhe, mh, mheshimiwa, mch, mchungaji, padri, askofu,
  balozi, jaji, wakili, mudane, marwo, nurse, pharm, pharmacist, sister, sis, brother, bro, teacher, lawyer,
  ato, wro, wrt, wzro, wzo, woizero, woizerit, weizero, weizerit, lij,
  አቶ, ወሮ, ወሪት, ወይዘሮ, ወይዘሪት, ዶር, ዶክተር, ፕሮፌሰር, ፕሮፍ, ኢንጂነር, ኢንጅነር, መምህር, አቡነ, ቄስ, ሼክ, ኡስታዝ,
  د, الدكتور, الدكتورة, دكتور, دكتورة, أد, اد, أ, م, المهندس, المهندسة, مهندس, مهندسة, السيد, السيدة, الأستاذ, الأستاذة, أستاذ, أستاذة,
  الحاج, الحاجة, الشيخ, المحامي, المحامية, اللواء, العميد, العقيد, الآنسة`);

/** Not the greeted person's name: "Mama Njeri" is Njeri's mother, and an aunt is not greeted by her first name. */
export const KIN =
  words(`mama, maman, baba, papa, tata, mzee, gogo, mkhulu, uncle, tonton, auntie, aunty, aunt, tantie, tante,
  bibi, babu, shangazi, mjomba, tio, tia, umm, أم`);

/** Words that only start a family name or a title of two words: "El Hadj" is someone who made the pilgrimage. */
export const PARTICLES =
  words(`el, al, van, von, der, den, de, du, des, da, dos, das, do, le, la, les, the, wa, ya, ould, uld, ole, bin, ibn, bint,
  mint, ait, oulad, ouled, ولد, بنت, ابن, بن, آل`);

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
  المدير, مدير, قسم, المبيعات, المشتريات, الإدارة, المحاسبة, شركة, الشركة, مؤسسة, المؤسسة, مكتب, المكتب, بنك, البنك, مصنع, عائلة, أسرة,
  family, famille, familia, user, users, utilisateur, utilisateurs, usuario, mtumiaji, مستخدم, anonymous, anonyme, anonimo, guest, visitor, member,
  subscriber, client, cliente, mteja, facebook, whatsapp, instagram, messenger, linkedin, dear, valued,
  societe, banque, banco, bank, hospital, hopital, clinic, clinique, pharmacy, pharmacie, farmacia, school, ecole, escola, college, university,
  shop, attendant, boss, rep, reps, representative, recursos, humanos, mwenyekiti, mkuu, خدمة, العملاء, boulangerie, padaria, bakery, salon, boutique,
  garage, magasin, loja, mercado, market, church, eglise, igreja, mosque, farm, farms, mills, transport, transports, international, electronics,
  hardware, foods, catering, courier, microfinance, insurance, assurances, contractors, builders, properties, investments, communications,
  telecom, systems, tours, travel, energy, undefined, name, names, nom, nome, naam, jina, full, first, last, your, votre, seu, xxx, xx,
  universite, universidade, ministry, ministere, ministerio, government, council, commission, association, associacao, foundation, fondation,
  fundacao, cooperative, sacco, hotel, restaurant, supermarket, stores, traders, trading, agency, agence, agencia, corporation, corp, industries,
  ventures, solutions, technologies, consulting, logistics, construction, motors, ets, etablissements, grupo, groupe, kampuni, manunuzi, masoko, fedha, uhasibu, duka,
  shule, hospitali, charge, chargee, chef, assistant, assistante, secretaria, departamento, departement, divisao, unit, unite, bureau, ድርጅት, ኩባንያ, ባንክ`);

/** Joins two people, or a word that no name contains. */
export const JOINERS = words("and, und, &, et, +, እና");
/** The same in lowercase only: "E" and "Y" are initials too. */
export const SMALL_JOINERS = words("e, y, na, en");

/** Words that label a contact and are no given name; some are family names. */
export const LABELS =
  words(`president, presidente, business, development, planning, legal, farmer, supplier, buyer, driver, tenant, landlord, student,
  parent, private, not, no, available, tba, tbc, my, myself, work, home, mum, mom, dad, wife, husband, son, daughter, personal, employee, staff,
  worker, trader, vendor, dealer, fournisseur, acheteur, chauffeur, locataire, etudiant, etudiante, eleve, agriculteur, commercant, vendeur,
  employe, maison, travail, fornecedor, comprador, motorista, estudante, agricultor, trabalho, mkulima, dereva, mwanafunzi, mfanyabiashara`);

/** Words between two family names of one person: "KONÉ née TRAORÉ Mariam". */
export const MAIDEN = words("nee, ne, born, epouse, epse, ep, veuve, vve, nascida, geb, geborene");

/** Arabic names that start with the letter of "and". */
export const ARABIC_W_NAMES = words(
  "وليد, وائل, وفاء, وسام, وسيم, وردة, وجدي, وهيب, وهبة, وحيد, وداد, وفيق, وصال, وجيه, ولاء, وعد, ولد, والي, ورد, واصل",
);

/** Given names of two words: the first word, and what may follow it. */
export const COMPOUND_STARTS = words("abdul, abdel, abdoul, abd, abou, abu, عبد, أبو");
export const JEANS = words("jean, marie");
export const SECOND_NAMES =
  words(`pierre, paul, claude, marc, baptiste, luc, jacques, louis, michel, bosco, damascene, francois, noel,
  claire, louise, therese, rose, noelle, laure, ange, jeanne, solange, chantal, josee`);
