import { headerKey } from "./header-key";

/** The meaning of words in column names, in English, French, Portuguese, German, Arabic, Swahili and Afrikaans. */
export type HeaderTag = keyof typeof WORDS;

const WORDS = {
  email: `email, mail, emails, email address, email id, mail id, mail address, courriel, adresse email, adresse mail, adresse courriel, adresse electronique, adresse de messagerie, messagerie, mel, correio eletronico, correio electronico, endereco de email, endereco eletronico, email adresse, mailadresse, emailadresse, البريد الالكتروني, بريد الكتروني, البريد, بريد, ايميل, الايميل, عنوان البريد الالكتروني, courrier electronique, endereco electronico, barua pepe, anwani ya barua pepe, e pos, e posadres, epos, eposadres, بريدك, بريدك الالكتروني, ايميلك`,
  phone: `phone, phone number, phone no, phone numbers, phones, telephone, telephones, telephone number, telephone no, tel, tel no, contact number, contact no, contact phone, direct line, landline, land line, fixed line, tel fixe, telephone fixe, fixe, telefone fixo, fixo, festnetz, festnetznummer, الهاتف الارضي, هاتف ارضي, الهاتف الثابت, هاتف ثابت, الثابت, contact telephonique, contact tel, numero de contact, numero de contacto, numero de contato,
    contacto telefonico, contato telefonico, kontaktnummer, kontakttelefon, رقم التواصل, رقم الاتصال, numero de telephone, numero telephone, no de telephone, n de telephone,
    no telephone, n telephone, telefon, telefonnummer, telefonnr, rufnummer, telefone, numero de telefone, numero do telefone, numero telefone, n de telefone, fone,
    الهاتف, هاتف, رقم الهاتف, رقم هاتف, تليفون, التليفون, تلفون, رقم التليفون, best number, which number, what number, number to call, a quel numero, quel numero, ruckrufnummer, simu, namba ya simu, nambari ya simu, namba ya mawasiliano, telefoon, telefoonnommer, kontaknommer, هاتفك, رقم هاتفك, رقم تليفونك`,
  mobile: `mobile, mobile phone, mobile number, mobile no, mobile phone number, cell, cellphone, cell phone, cell number, cell phone number, gsm, portable, tel mobile, tel portable, telephone mobile,
    telephone portable, numero de portable, mobiltelefon, mobilnummer, mobilfunk, mobilfunknummer, mobil, handy, handynummer, telemovel, celular, numero de celular, telefone celular, numero de telemovel, whatsapp, whatsapp number,
    whatsapp phone number, whatsapp no, numero whatsapp, numero de whatsapp, numero do whatsapp, sms, sms number, numero sms, numero de sms, msisdn, الجوال, جوال, موبايل, الموبايل, المحمول, محمول, النقال, نقال, الخلوي, خلوي, رقم الجوال, رقم الموبايل, رقم المحمول, واتساب, الواتساب, رقم الواتساب, simu ya mkononi, namba ya whatsapp, nambari ya whatsapp, selfoon, selfoonnommer, selnommer, جوالك, رقم جوالك, موبايلك, رقم موبايلك, رقم واتساب, رقم الواتس, واتس`,
  firstName: `first name, firstname, first names, given name, given names, forename, forenames, other names, fname, prenom, prenoms, vorname, primeiro nome, nome proprio, nomes proprios, الاسم الاول, الاسم الشخصي, jina la kwanza, voornaam, اسمك الاول`,
  lastName: `last name, lastname, surname, family name, lname, nom de famille, nom famille, nachname, familienname, zuname, apelido, apelidos, sobrenome, ultimo nome, اسم العائلة, اسم عائلة, اللقب, الاسم الاخير, الاسم العائلي, الكنية, jina la mwisho, jina la ukoo, jina la familia, familienaam, اسم عائلتك, النسب`,
  /** The last name in some countries, the middle name in others. */
  secondName: `second name`,
  fullName: `full name, fullname, complete name, display name, name and surname, first and last name, person name, contact person, key contact, nom complet, nom et prenom, nom et prenoms, nom prenom, nom prenoms, prenom nom,
    prenom et nom, prenoms et nom, noms et prenoms, personne de contact, personne a contacter, contact principal, interlocuteur, nome completo, nome e apelido, nome e sobrenome, pessoa de contacto, pessoa de contato, vollstandiger name, vor und nachname, name vorname,
    vollername, ansprechpartner, ansprechpartnerin, representative, الاسم الكامل, الاسم بالكامل, الاسم ثلاثي, الاسم الثلاثي, اسم جهة الاتصال, الاسم واللقب, comment vous appelez vous, como se chama, jina kamili, majina kamili, majina matatu, volle naam, naam en van, الاسم الرباعي, اسمك الكامل, اسمك الكريم, اسمك بالكامل, اسمك الثلاثي, الاسم والنسب, الاسم و النسب, الاسم و اللقب, الاسم الكريم`,
  name: `name, names, nom, noms, nome, الاسم, اسم, jina, majina, naam, اسمك`,
  /** May contain "Mr" or "Mme" instead of a job title. */
  title: `title, titre, titulo, titel`,
  jobTitle: `position, qualite, role, designation, function, occupation, profession, fonction, poste, cargo, funcao, profissao, berufsbezeichnung, funktion, stelle, beruf, job title, job, job position, job role, job function, work title, position title, contact title, intitule de poste, intitule du poste, titre de poste, poste occupe, emploi, titre du contact, job description, fonction occupee, cargo que ocupa, cargo ocupado, jobbezeichnung, positionsbezeichnung,
    cargo atual, cargo ou funcao, titulo do cargo, stellenbezeichnung, jobtitel, titre du poste, position held, المسمى الوظيفي, مسمى وظيفي, الوظيفة, وظيفة, المنصب, المنصب الوظيفي, اللقب الوظيفي, cheo, wadhifa, posisie, وظيفتك`,
  website: `website, web site, websites, url, web, homepage, home page, web page, webpage, web address, website url, site web, site internet, site, adresse web, webseite, internetseite, internetadresse, internet, domain, domain name, domaine web,
    pagina web, pagina da internet, sitio web, endereco web, الموقع, الموقع الالكتروني, موقع الكتروني, موقع الويب, موقع`,
  linkedin: `linkedin, linkedin url, linkedin profile, linkedin profile url, linkedin link, linkedin page, linkedin bio, profil linkedin, lien linkedin, perfil linkedin, perfil do linkedin, url linkedin, url du profil linkedin,
    linkedin profil, لينكد ان, لينكدان, رابط لينكد ان`,
  city: `city, town, locality, city town, city town village locality, ville, localite, commune, stadt, ort, wohnort, cidade, localidade, municipio, المدينة, مدينة, mji, jiji, stad, dorp`,
  country: `country, country id, country id name, country region, country code, country territory, pays, pays region, code pays, land, land region, pais, pais regiao, الدولة, دولة, البلد, بلد, nchi`,
  industry: `industry, industries, industrie, industria, sector, secteur, secteur d activite, setor, sector de atividade, branche, wirtschaftszweig, activite, ramo, ramo de atividade, القطاع, الصناعة, المجال, النشاط, قطاع`,
  employees: `employees, number of employees, no of employees, num employees, nb employees, employee count, headcount, effectif, nombre d employes, mitarbeiter, mitarbeiterzahl, anzahl mitarbeiter, anzahl der mitarbeiter, funcionarios, numero de funcionarios,
    staff, staff size, staff strength, workforce, head count, effectifs, nombre de salaries, nombre d agents, salaries, trabalhadores, colaboradores, beschaftigte, beschaftigten, anzahl der beschaftigten,
    عدد الموظفين`,

  company: `company, companies, company name, organization, organisation, organization name, organisation name, account, account name, employer, enterprise, corporate, corporation, firm, hq, headquarters, headquarter, parent id, parent id name, parent company, related company,
    associated company, primary associated company, primary company, current company, business name, societe, entreprise, nom de l entreprise, nom entreprise, nom de la societe, raison sociale, employeur, organisme, empresa, nome da empresa, nome empresa, organizacao,
    firma, firmenname, unternehmen, unternehmensname, name der firma, arbeitgeber, unternehmens, name des unternehmens, gesellschaft, name der gesellschaft, organisation name,
    compte, nom du compte, intitule du compte, compte client, conta, nome da conta, accountname, kontoname, الحساب, اسم الحساب,
    societe liee, entreprise liee, societe associee, entreprise associee, empresa relacionada, empresa associada, verknupftes unternehmen, zugehoriges unternehmen, الشركة المرتبطة,
    institution, institution name, structure, etablissement, nom de la structure, association, cooperative, instituicao, entidade, estabelecimento, einrichtung, الشركة, شركة, اسم الشركة, اسم شركة, المؤسسة, اسم المؤسسة, جهة العمل, المنظمة, which company, nom commercial, nome comercial, kampuni, jina la kampuni, biashara, jina la biashara, shirika, taasisi, maatskappy, maatskappynaam, besigheid, besigheidsnaam, شركتك, اسم شركتك, مؤسستك, اسم مؤسستك, nome do negocio, negocio`,
  person: `contact, contacts, person, people, lead, prospect, participant, participants, attendee, delegate, participante, teilnehmer, decision maker, point of contact, personne, personnes, nom du contact, kontakt, kontaktperson, person name, contato, contacto, nome do contato, nome do contacto, pessoa, pessoal de contacto, العميل, عميل, جهة الاتصال, du responsable, du gerant, do responsavel`,
  /** A person in a contact file, a company in a company file. */
  customer: `customer, customers, client, clients, buyer, member, members, cliente, clientes, exhibitor, exhibitors, supplier, suppliers, vendor, vendors, distributor, distributors, dealer, dealers, retailer, retailers, sponsor, sponsors,
    exposant, exposants, fournisseur, fournisseurs, distributeur, distributeurs, revendeur, revendeurs, expositor, expositores, fornecedor, fornecedores, distribuidor, revendedor,
    aussteller, lieferant, lieferanten, handler, المورد, مورد, العارض, الموزع, membre, membres, membro, kunde, kunden, kundenname, nom du client, nome do cliente, customer name, client name, اسم العميل`,
  your: `your, my, votre, vos, mon, ton, ta, seu, sua, teu, tua, o seu, a sua, ihr, ihre, dein, deine, what is, what s, which, are you, based, based in, located, located in, live in, enter, please, quel est, quelle est, qual e, qual, wie ist, wie lautet, ما هو, ما, yako, lako, wako, zako, ni nani, ni nini, ni ipi, ni gani, jou, الخاص بك, لديك, we reach you, can we reach you, to reach you, we call you, can we call you, to call you, reach you on, to reach you on, can we reach you on, vous joindre, pouvons nous vous joindre, peut on vous joindre, kindly, provide, give us, tell us, may we have, could we have, can we have, do you work for, you work for, entrez, saisissez, indiquez, veuillez, veuillez indiquer, veuillez saisir, renseignez, donnez, insira, digite, informe, escreva, indique, preencha, onde trabalha, comment s appelle, tafadhali, andika, jaza, unafanya kazi, gani, اكتب, ادخل, أدخل, من فضلك, يرجى, يرجى ادخال, فضلا`,
  /** The word for the main phone number in Outlook exports. */
  business: `business, business main, bureau, geschaftlich, geschaeftlich, empresarial, comercial`,
  work: `work, office, direct, direct dial, work direct, professional, professionnel, professionnelle, pro, standard, travail, dienstlich, buro, arbeit, beruflich, durchwahl, profissional,
    trabalho, escritorio, do trabalho, العمل, عمل, المكتب, مكتب, corporativo, corporativa, institucional`,
  home: `home, personal, private, residence, domicile, prive, privee, personnel, personnelle, perso, privat, private, privata, zuhause, pessoal, particular, casa, residencial, residencia, المنزل, منزل, شخصي, الشخصي, خاص`,
  other: `other, others, secondary, second, additional, alternate, alternative, alt, autre, autres, secondaire, outro, outra, outros, secundario, alternativo, andere, anderes, sonstige, weitere, weiterer, alternativ, اخر, اخرى, بديل`,
  first: `primary, main, default, preferred, first, principal, principale, preferencial, haupt, primar, primare, رئيسي, الرئيسي, best, melhor, meilleur, meilleure, beste`,
  address: `postanschrift, mailing, billing, shipping, postal, address, location, adresse, anschrift, endereco, morada, postale, facturation, العنوان, عنوان`,
  /** Phrases that mean the column must not be mapped. */
  blocked: `for emails, for email`,
  /** Without another meaning, such a column identifies a record: "Customer No." */
  number: `number, no, nr, n, numero, nummer, رقم`,
  neutral: `value, values, s, es, field, text, data, the, of, de, du, da, do, des, dos, das, d, l, la, le, les, for, der, die, das, et, and, or, ou, e, und, info, details, in, a, o, full, current, actuel, atual, ya, wa, za, kamili, namba, nambari`,
} as const satisfies Record<string, string>;

const MAX_PHRASE = 5;

/** "E-Mail" and "Email" are one word, as are product names with a capital letter inside. */
const wordsOf = (text: string) =>
  headerKey(text)
    .replace(/\be mail/g, "email")
    .replace(/\bwhats app/g, "whatsapp")
    .replace(/\blinked in/g, "linkedin");

const TAGS = new Map<string, HeaderTag>(
  (Object.keys(WORDS) as HeaderTag[])
    .flatMap((tag) => WORDS[tag].split(",").map((phrase) => [wordsOf(phrase), tag] as const))
    .reverse(),
);

/** A remark on how to answer: "Full name (as on ID)". */
const REMARK =
  /\((?:as|e\.?g|ex|with|without|incl|optional|required|mandatory|please|par ex|por ex|avec|sans|comme|com|facultatif|obligatoire|opcional|obrigat[oó]rio|z\.? ?b|wie|mit|kama)(?![\p{L}\p{N}])[^()]*\)/giu;

const MIN_PART = 3;

/** Splits a word written together, as in "MOBILEPHONE" and "Mobiltelefonnummer", into two known words; null if it has none. */
function splitWord(word: string): HeaderTag[] | null {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    const [first, second, both] = [start, end, `${start} ${end}`].map((phrase) => TAGS.get(phrase));
    if (both) return [both];
    if (first && second) return [first, second];
  }
  return null;
}

/** Returns the tags of a column name and its number (2 for "Email 2"); null if it contains an unknown word. */
export function headerTags(column: string): { tags: HeaderTag[]; nth: number } | null {
  const words = wordsOf(column.replace(REMARK, " ")).split(" ").filter(Boolean);
  if (words.length === 0 || words.length > 12) return null;
  const tags: HeaderTag[] = [];
  let nth = 1;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    if (/^\d$/.test(word)) {
      nth = Number(word);
      at += 1;
      continue;
    }
    let length = Math.min(MAX_PHRASE, words.length - at);
    while (length > 0 && !TAGS.has(words.slice(at, at + length).join(" "))) length -= 1;
    const tag = TAGS.get(words.slice(at, at + length).join(" "));
    const split = tag ? [tag] : splitWord(word);
    if (!split) return null;
    for (const each of split) tags.push(each);
    at += Math.max(length, 1);
  }
  return { tags, nth };
}
