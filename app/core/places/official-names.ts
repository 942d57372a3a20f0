/**
 * Official names not covered by a rule, German and previous names, and territories, by ISO 3166 alpha-2. Compared like
 * country names.
 */
export const OFFICIAL_NAMES = `
DZ: People's Democratic Republic of Algeria; République algérienne démocratique et populaire; République algérienne; الجمهورية الجزائرية الديمقراطية الشعبية; Algerien
AO: People's Republic of Angola; Cabinda
BF: Upper Volta; Haute-Volta; Alto Volta
BI: Urundi
BW: Bechuanaland
CD: Zaire; Zaïre; Belgian Congo; Congo belge; Congo-Léopoldville; République démocratique du Congo; República Democrática do Congo; جمهورية الكونغو الديمقراطية; Demokratische Republik Kongo; Kongo-Kinshasa
CF: Ubangi-Shari; Oubangui-Chari; Central African Empire; Zentralafrikanische Republik
CI: Republic of Côte d'Ivoire; République de Côte d'Ivoire; Elfenbeinküste
CV: Republic of Cabo Verde; República de Cabo Verde; Kap Verde; Kapverden
DJ: French Somaliland; Afars and Issas; Dschibuti
EG: United Arab Republic; République arabe d'Égypte; República Árabe do Egito; جمهورية مصر العربية; Ägypten
ET: Federal Democratic Republic of Ethiopia; République fédérale démocratique d'Éthiopie; Äthiopien
GA: République gabonaise; República Gabonesa; Gabun
GH: Gold Coast; Côte-de-l'Or
GM: Islamic Republic of the Gambia
GN: French Guinea; République de Guinée
GQ: Spanish Guinea; República de Guinea Ecuatorial; Äquatorialguinea
GW: Portuguese Guinea
KM: Union des Comores; União das Comores; الاتحاد القمري; Komoren
LS: Basutoland
LY: Great Socialist People's Libyan Arab Jamahiriya; دولة ليبيا; Libyen
MA: Royaume du Maroc; Reino de Marrocos; المملكة المغربية; Marokko
MG: Malagasy Republic; Démocratie malgache; Madagaskar
MR: Islamic Republic of Mauritania; République islamique de Mauritanie; الجمهورية الإسلامية الموريتانية; Mauretanien
MU: Rodrigues; Agaléga
MW: Nyasaland
NA: South West Africa; South-West Africa; Südwestafrika
RW: Ruanda-Urundi
SD: Anglo-Egyptian Sudan; جمهورية السودان
SO: Somaliland; Puntland; Italian Somaliland; Federal Republic of Somalia; République fédérale de Somalie
SS: République du Soudan du Sud; جمهورية جنوب السودان; Südsudan
ST: Democratic Republic of São Tomé and Príncipe; República Democrática de São Tomé e Príncipe; São Tomé und Príncipe
SZ: Kingdom of Swaziland; Ngwane; Swasiland
TG: République togolaise; French Togoland
TN: République tunisienne; Tunisian Republic; الجمهورية التونسية; Tunesien
TZ: Tanganyika; Jamhuri ya Muungano wa Tanzania; Tansania
ZA: Republic of South Africa; Union of South Africa; République d'Afrique du Sud; República da África do Sul; Südafrika
ZM: Northern Rhodesia; Rhodésie du Nord; Sambia
ZW: Rhodesia; Southern Rhodesia; Rhodésie; Simbabwe
CM: Kamerun
CG: Republik Kongo; Kongo-Brazzaville
MZ: Mosambik
SC: Seychellen
TD: Tschad`;
