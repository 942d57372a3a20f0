/** Cities by country. */
export const CITIES: Record<string, readonly string[]> = {
  KE: ["Nairobi", "Mombasa", "Kisumu", "Nakuru", "Eldoret"],
  TZ: ["Dar es Salaam", "Arusha", "Mwanza"],
  UG: ["Kampala", "Jinja", "Mbarara"],
  RW: ["Kigali", "Huye"],
  SN: ["Dakar", "Thiès", "Saint-Louis"],
  CI: ["Abidjan", "Bouaké", "Yamoussoukro"],
  CM: ["Douala", "Yaoundé"],
  NG: ["Lagos", "Abuja", "Kano", "Ibadan"],
  GH: ["Accra", "Kumasi", "Tema"],
};

/** Syllables for invented company names. */
export const BEGINNINGS = [
  "Zuvi",
  "Tamo",
  "Kiru",
  "Belu",
  "Ngori",
  "Wasi",
  "Doma",
  "Yaru",
  "Fela",
  "Muvo",
  "Sano",
  "Lindi",
  "Pevu",
  "Rota",
  "Gasi",
  "Hamo",
  "Kefu",
  "Luso",
  "Meri",
  "Nuvo",
  "Osha",
  "Pongo",
  "Rizo",
  "Tevi",
  "Uzuri",
  "Vimba",
  "Yento",
  "Zela",
  "Bovu",
  "Chibo",
];
export const ENDINGS = ["mbari", "ndara", "sokwe", "veno", "tuli", "zanga", "pembo", "ruka", "lomi", "wenda"];

interface People {
  first: readonly string[];
  last: readonly string[];
  titles: readonly string[];
}

const EAST: People = {
  first: [
    "Achieng",
    "Baraka",
    "Wanjiru",
    "Juma",
    "Neema",
    "Otieno",
    "Zawadi",
    "Rehema",
    "Mwangi",
    "Asha",
    "Kato",
    "Uwase",
  ],
  last: [
    "Mutua",
    "Kamau",
    "Mwakyusa",
    "Okello",
    "Njeri",
    "Mushi",
    "Wafula",
    "Nabwire",
    "Habimana",
    "Chebet",
    "Ouma",
  ],
  titles: [
    "Managing director",
    "Operations manager",
    "Head of procurement",
    "Finance manager",
    "Chief engineer",
  ],
};
const FRENCH: People = {
  first: [
    "Aïssatou",
    "Moussa",
    "Fatou",
    "Koffi",
    "Mariam",
    "Ibrahima",
    "Aya",
    "Serge",
    "Awa",
    "Didier",
    "Ndèye",
  ],
  last: ["Diallo", "Koné", "Ndiaye", "Mballa", "Traoré", "Kouassi", "Fall", "Etoundi", "Ba", "Yao"],
  titles: [
    "Directrice générale",
    "Responsable des achats",
    "Directeur commercial",
    "Gérant",
    "Responsable logistique",
  ],
};
const WEST: People = {
  first: ["Adaeze", "Tunde", "Ama", "Kwame", "Ngozi", "Emeka", "Akosua", "Bola", "Yaw", "Halima"],
  last: ["Okafor", "Mensah", "Adeyemi", "Boateng", "Eze", "Owusu", "Bello", "Asante", "Nwosu"],
  titles: [
    "Chief executive",
    "Fleet manager",
    "Project manager",
    "Procurement officer",
    "Commercial manager",
  ],
};

export const PEOPLE_OF: Record<string, People> = {
  KE: EAST,
  TZ: EAST,
  UG: EAST,
  RW: EAST,
  SN: FRENCH,
  CI: FRENCH,
  CM: FRENCH,
  NG: WEST,
  GH: WEST,
};

export const isFrench = (country: string) => PEOPLE_OF[country] === FRENCH;
