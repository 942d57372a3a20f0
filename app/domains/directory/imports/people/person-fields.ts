interface PersonField {
  label: string;
  /** Most characters of a cell. */
  max: number;
  /** As of `COMPANY_FIELDS`. */
  headers: string;
  /** Names a person only in a file of people: among companies it is the company's own. */
  ofPeople?: string;
}

const PERSON_FIELDS = {
  personName: {
    label: "Contact name",
    max: 200,
    headers:
      "contact name, contact person, contact, person, full name, person name, key contact, representative, nom du contact, personne de contact, interlocuteur, nom complet, nome do contacto, nome do contato, pessoa de contacto, contacto, contato, nome completo, اسم جهة الاتصال",
    ofPeople: "name, nom, nome, nom et prenom, الاسم",
  },
  personFirstName: {
    label: "Contact first name",
    max: 100,
    headers: "first name, firstname, given name, forename, contact first name, prenom, primeiro nome",
  },
  personLastName: {
    label: "Contact last name",
    max: 100,
    headers:
      "last name, lastname, surname, family name, contact last name, nom de famille, apelido, sobrenome, ultimo nome",
  },
  personTitle: {
    label: "Contact job title",
    max: 200,
    headers:
      "contact title, job title, position, role, designation, function, fonction, poste, titre du contact, cargo, funcao",
    ofPeople: "title, titre, titulo",
  },
  personEmail: {
    label: "Contact email",
    max: 254,
    headers:
      "contact email, contact e mail, email, e mail, email address, e mail address, mail, work email, courriel, adresse email, adresse mail, correio eletronico, endereco de email, البريد الالكتروني",
  },
  personPhone: {
    label: "Contact phone",
    max: 60,
    headers:
      "contact phone, phone, phone number, telephone, mobile, mobile number, cell, cellphone, whatsapp, tel, telephone number, portable, numero de telephone, telefone, telemovel, celular, الهاتف",
  },
  personLinkedin: {
    label: "Contact LinkedIn",
    max: 300,
    headers: "linkedin, linkedin profile, linkedin url, profil linkedin, perfil linkedin",
  },
  /** Of several columns; `opt-outs/` finds and reads them. */
  personOptOut: { label: "May not be emailed", max: 1000, headers: "" },
} as const satisfies Record<string, PersonField>;

export type PersonFieldName = keyof typeof PERSON_FIELDS;

export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as PersonFieldName[];
export const personField = (name: PersonFieldName): PersonField => PERSON_FIELDS[name];

const NAMING: readonly string[] = ["personName", "personFirstName", "personLastName"];

export const namesPerson = (fields: readonly (string | null)[]): boolean =>
  fields.some((field) => field !== null && NAMING.includes(field));

/** What a mapping lacks to name what the file brings; null where it has it. */
export function namesBlockingReason(
  kind: "companies" | "contacts",
  fields: readonly (string | null)[],
): string | null {
  if (fields.includes("personOptOut") && !fields.includes("personEmail"))
    return "Choose which column holds the contact email: opt-outs are stored by address.";
  const isThere = kind === "contacts" ? namesPerson(fields) : fields.includes("name");
  const what = kind === "contacts" ? "contact name" : "company name";
  return isThere ? null : `Choose which column holds the ${what}.`;
}
