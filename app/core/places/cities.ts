/** The capital of each country and its largest cities, as most people write them; ISO 3166 alpha-2 before the colon. */
const TABLE = `
DZ: Algiers; Alger; Oran; Annaba; Setif
AO: Luanda; Huambo; Lobito; Benguela; Lubango
BJ: Porto-Novo; Cotonou; Parakou; Abomey-Calavi
BW: Gaborone; Francistown; Maun
BF: Ouagadougou; Bobo-Dioulasso; Koudougou
BI: Gitega; Bujumbura; Ngozi
CM: Yaounde; Douala; Garoua; Bamenda; Bafoussam
CV: Praia; Mindelo
CF: Bangui; Bimbo; Berberati
TD: N'Djamena; Ndjamena; Moundou; Abeche
KM: Moroni; Mutsamudu
CG: Brazzaville; Pointe-Noire; Dolisie
CD: Kinshasa; Lubumbashi; Mbuji-Mayi; Kisangani; Goma; Bukavu; Kolwezi
CI: Yamoussoukro; Abidjan; Bouake; Korhogo; San-Pedro
DJ: Djibouti City; Ali Sabieh
EG: Cairo; Le Caire; Alexandria; Giza; Port Said; Mansoura
GQ: Malabo; Bata
ER: Asmara; Keren; Massawa
SZ: Mbabane; Manzini; Lobamba
ET: Addis Ababa; Addis Abeba; Dire Dawa; Mekelle; Hawassa; Bahir Dar
GA: Libreville; Port-Gentil; Franceville
GM: Banjul; Serekunda; Brikama
GH: Accra; Kumasi; Tamale; Takoradi; Tema
GN: Conakry; Nzerekore; Kankan
GW: Bissau; Bafata
KE: Nairobi; Mombasa; Kisumu; Nakuru; Eldoret
LS: Maseru; Teyateyaneng
LR: Monrovia; Ganta; Gbarnga
LY: Tripoli; Benghazi; Misrata
MG: Antananarivo; Toamasina; Antsirabe; Fianarantsoa
MW: Lilongwe; Blantyre; Mzuzu
ML: Bamako; Sikasso; Segou
MR: Nouakchott; Nouadhibou
MU: Port Louis; Curepipe; Quatre Bornes
MA: Rabat; Casablanca; Marrakesh; Marrakech; Fez; Tangier; Agadir
MZ: Maputo; Matola; Beira; Nampula
NA: Windhoek; Walvis Bay; Swakopmund
NE: Niamey; Zinder; Maradi; Agadez
NG: Abuja; Lagos; Kano; Ibadan; Port Harcourt; Benin City
RW: Kigali; Musanze; Rubavu
ST: Sao Tome City; Neves
SN: Dakar; Thies; Touba; Saint-Louis; Kaolack
SC: Victoria
SL: Freetown; Kenema; Makeni
SO: Mogadishu; Hargeisa; Kismayo; Bosaso
ZA: Pretoria; Johannesburg; Cape Town; Durban; Bloemfontein; Port Elizabeth; Gqeberha
SS: Juba; Malakal; Wau
SD: Khartoum; Omdurman; Port Sudan
TZ: Dodoma; Dar es Salaam; Mwanza; Arusha; Mbeya
TG: Lome; Sokode; Kara
TN: Tunis; Sfax; Sousse; Kairouan
UG: Kampala; Entebbe; Gulu; Mbarara; Jinja
ZM: Lusaka; Ndola; Kitwe; Livingstone
ZW: Harare; Bulawayo; Mutare; Gweru`;

/** Cities, each with the code of its country. */
export const CITIES: readonly { name: string; country: string }[] = TABLE.trim()
  .split("\n")
  .flatMap((row) => {
    const [country = "", names = ""] = row.split(": ");
    return names.split("; ").map((name) => ({ name, country }));
  });
