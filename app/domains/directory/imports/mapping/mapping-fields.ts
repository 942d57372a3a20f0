/** What a column of a file can become, in the order of the choices. */
export const IMPORT_FIELDS = [
  "name",
  "country",
  "city",
  "industry",
  "sector",
  "website",
  "employees",
  "description",
  "source",
  "sourceId",
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

export interface FieldRow {
  label: string;
  /** Column names that mean this field: English, French, Portuguese, a few in Arabic, in the form of `headerKey`. Surest first. */
  headers: string;
  /** Most characters of a cell. */
  limit: number;
}

export const FIELD_TABLE: Record<ImportField, FieldRow> = {
  name: {
    label: "Company name",
    headers:
      "name, company name, company, organisation, organization, organisation name, organization name, business name, business, account name, legal name, trading name, firm, supplier, supplier name, vendor, client, customer, employer, institution, nom, nom de l entreprise, nom entreprise, nom de la societe, entreprise, societe, raison sociale, denomination, denomination sociale, organisme, etablissement, fournisseur, nome, nome da empresa, empresa, razao social, denominacao, denominacao social, firma, organizacao, instituicao, fornecedor, اسم الشركة, الشركة, الاسم",
    limit: 200,
  },
  country: {
    label: "Country",
    headers:
      "country, country name, country code, nation, hq country, location country, country of registration, iso2, iso 2, iso, iso3, pays, nom du pays, code pays, pais, nome do pais, codigo do pais, البلد, الدولة",
    limit: 100,
  },
  city: {
    label: "City",
    headers:
      "city, town, place, hq city, city name, location, headquarters, locality, ville, localite, commune, siege, cidade, localidade, municipio, sede, المدينة",
    limit: 120,
  },
  industry: {
    label: "Industry",
    headers:
      "industry, industry name, activity, main activity, line of business, type of business, business type, category, speciality, naics, sic, industrie, activite, activite principale, branche, domaine, domaine d activite, filiere, industria, atividade, actividade, atividade principal, actividade principal, ramo, ramo de atividade, ramo de actividade, categorie, categoria",
    limit: 200,
  },
  sector: {
    label: "Sector",
    headers:
      "sector, business sector, secteur, secteur d activite, setor, sector de actividade, setor de atividade",
    limit: 200,
  },
  website: {
    label: "Website",
    headers:
      "website, web site, url, web, homepage, home page, web address, website url, company website, domain, site, link, site web, site internet, adresse web, lien, sitio, site da empresa, pagina web, endereco web",
    limit: 500,
  },
  employees: {
    label: "Employees (a number or a range)",
    headers:
      "employees, number of employees, no of employees, employee count, headcount, head count, staff, staff size, company size, size, workforce, team size, effectif, effectifs, nombre d employes, employes, nombre de salaries, salaries, taille, taille de l entreprise, funcionarios, numero de funcionarios, empregados, numero de empregados, trabalhadores, numero de trabalhadores, tamanho, dimensao",
    limit: 60,
  },
  description: {
    label: "Description",
    headers:
      "description, about, summary, notes, note, details, profile, overview, comments, resume, commentaire, commentaires, remarques, presentation, descricao, sobre, resumo, observacoes, notas, comentarios",
    limit: 2000,
  },
  source: {
    label: "Source of the row",
    headers: "source, data source, origin, provenance, fonte, origem",
    limit: 100,
  },
  sourceId: {
    label: "Id at the source",
    headers:
      "source id, id, external id, reference, ref, registration number, reg no, company number, identifiant, numero d enregistrement, rccm, siren, codigo, identificador, nuit, numero de registo",
    limit: 200,
  },
};

/** A column name without case, accents and punctuation: "Nom_de l'Entreprise" is "nom de l entreprise". */
export const headerKey = (text: string) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
