import { countryName } from "~/core/places/countries";
import type { companies } from "../tables";
import { industryName } from "../taxonomy/industries";

type Row = typeof companies.$inferSelect;

export interface CompanyField {
  label: string;
  importLabel?: string;
  hint?: string;
  /** Maximum characters in a form, an API call and a file cell. */
  max: number;
  /** Column of `companies`; a field without one only helps an import to determine another. */
  column?: string;
  /** A fact about the company: editable, compared and copied. Other fields describe the row's source. */
  isFact?: true;
  /** Its input element; a field without one is derived. Lists omit `long` fields. */
  input?: "text" | "url" | "country" | "industry" | "number" | "size" | "long";
  isRequired?: true;
  /** Column name in an export, ordered as in this table; an import recognises all of them. */
  csv?: string;
  /**
   * Column names with this meaning in English, French, Portuguese and some Arabic, as `headerKey` returns them. Most
   * certain first.
   */
  headers?: string;
  isPlain?: true;
  shown?: (company: Pick<Row, "country" | "industry" | "industryText">) => string | null;
}

/** Used by forms, API, export, import and pages: a new text field is an entry here, a column in `tables.ts` and a migration. */
export const COMPANY_FIELDS = {
  name: {
    label: "Company name",
    column: "name",
    isFact: true,
    input: "text",
    isRequired: true,
    max: 200,
    csv: "name",
    headers:
      "name, company name, company, organisation, organization, organisation name, organization name, business name, business, account name, legal name, trading name, firm, supplier, supplier name, vendor, client, customer, employer, institution, nom, nom de l entreprise, nom entreprise, nom de la societe, entreprise, societe, raison sociale, denomination, denomination sociale, organisme, etablissement, fournisseur, nome, nome da empresa, empresa, razao social, denominacao, denominacao social, firma, organizacao, instituicao, fornecedor, اسم الشركة, الشركة, الاسم",
  },
  country: {
    label: "Country",
    column: "country",
    isFact: true,
    input: "country",
    max: 100,
    csv: "country",
    shown: ({ country }) => country && countryName(country),
    headers:
      "country, country name, country code, nation, hq country, location country, country of registration, iso2, iso 2, iso, iso3, pays, nom du pays, code pays, pais, nome do pais, codigo do pais, البلد, الدولة",
  },
  city: {
    label: "City",
    column: "city",
    isFact: true,
    input: "text",
    max: 120,
    csv: "city",
    isPlain: true,
    headers:
      "city, town, place, hq city, city name, location, headquarters, locality, ville, localite, commune, siege, cidade, localidade, municipio, sede, المدينة",
  },
  industry: {
    label: "Industry",
    column: "industry",
    isFact: true,
    input: "industry",
    max: 200,
    csv: "industry",
    shown: ({ industry, industryText }) => (industry ? industryName(industry) : industryText),
    headers:
      "industry, industry name, activity, main activity, line of business, type of business, business type, category, speciality, naics, sic, industrie, activite, activite principale, branche, domaine, domaine d activite, filiere, industria, atividade, actividade, atividade principal, actividade principal, ramo, ramo de atividade, ramo de actividade, categorie, categoria",
  },
  industryText: { label: "Industry description", column: "industry_text", isFact: true, max: 200 },
  sector: {
    label: "Sector",
    column: "sector",
    isFact: true,
    max: 200,
    headers:
      "sector, business sector, secteur, secteur d activite, setor, sector de actividade, setor de atividade",
  },
  size: {
    label: "Company size",
    hint: "Based on the number of employees.",
    column: "size",
    isFact: true,
    input: "size",
    max: 20,
    csv: "size",
  },
  employees: {
    label: "Employees",
    importLabel: "Employees (number or range)",
    hint: "Optional. Whole number only.",
    column: "employees",
    isFact: true,
    input: "number",
    max: 60,
    csv: "employees",
    headers:
      "employees, number of employees, no of employees, employee count, headcount, head count, staff, staff size, company size, size, workforce, team size, effectif, effectifs, nombre d employes, employes, nombre de salaries, salaries, taille, taille de l entreprise, funcionarios, numero de funcionarios, empregados, numero de empregados, trabalhadores, numero de trabalhadores, tamanho, dimensao",
  },
  website: {
    label: "Website",
    hint: "e.g. example.com",
    column: "website",
    isFact: true,
    input: "url",
    max: 500,
    csv: "website",
    headers:
      "website, web site, url, web, homepage, home page, web address, website url, company website, domain, site, link, site web, site internet, adresse web, lien, sitio, site da empresa, pagina web, endereco web",
  },
  description: {
    label: "Description",
    column: "description",
    isFact: true,
    input: "long",
    max: 2000,
    csv: "description",
    isPlain: true,
    headers:
      "description, short description, about, summary, notes, note, details, profile, overview, comments, resume, commentaire, commentaires, remarques, presentation, descricao, sobre, resumo, observacoes, notas, comentarios",
  },
  source: {
    label: "Source",
    column: "source",
    max: 100,
    csv: "source",
    isPlain: true,
    headers: "source, data source, origin, provenance, fonte, origem",
  },
  sourceId: {
    label: "Source ID",
    column: "source_id",
    max: 200,
    isPlain: true,
    headers:
      "source id, id, external id, reference, ref, registration number, reg no, company number, identifiant, numero d enregistrement, rccm, siren, codigo, identificador, nuit, numero de registo",
  },
} as const satisfies Record<string, CompanyField>;
