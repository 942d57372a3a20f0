/** Official names that no rule makes, former names and territories, by ISO 3166 alpha-2. Compared as the names of countries are. */
export const OFFICIAL_NAMES = `
DZ: People's Democratic Republic of Algeria; République algérienne démocratique et populaire; République algérienne; الجمهورية الجزائرية الديمقراطية الشعبية
AO: People's Republic of Angola; Cabinda
BF: Upper Volta; Haute-Volta; Alto Volta
BI: Urundi
BW: Bechuanaland
CD: Zaire; Zaïre; Belgian Congo; Congo belge; Congo-Léopoldville; République démocratique du Congo; República Democrática do Congo; جمهورية الكونغو الديمقراطية
CF: Ubangi-Shari; Oubangui-Chari; Central African Empire
CI: Republic of Côte d'Ivoire; République de Côte d'Ivoire
CV: Republic of Cabo Verde; República de Cabo Verde
DJ: French Somaliland; Afars and Issas
EG: United Arab Republic; République arabe d'Égypte; República Árabe do Egito; جمهورية مصر العربية
ET: Federal Democratic Republic of Ethiopia; République fédérale démocratique d'Éthiopie
GA: République gabonaise; República Gabonesa
GH: Gold Coast; Côte-de-l'Or
GM: Islamic Republic of the Gambia
GN: French Guinea; République de Guinée
GQ: Spanish Guinea; República de Guinea Ecuatorial
GW: Portuguese Guinea
KM: Union des Comores; União das Comores; الاتحاد القمري
LS: Basutoland
LY: Great Socialist People's Libyan Arab Jamahiriya; دولة ليبيا
MA: Royaume du Maroc; Reino de Marrocos; المملكة المغربية
MG: Malagasy Republic; Démocratie malgache
MR: Islamic Republic of Mauritania; République islamique de Mauritanie; الجمهورية الإسلامية الموريتانية
MU: Rodrigues; Agaléga
MW: Nyasaland
NA: South West Africa; South-West Africa; Südwestafrika
RW: Ruanda-Urundi
SD: Anglo-Egyptian Sudan; جمهورية السودان
SO: Somaliland; Puntland; Italian Somaliland; Federal Republic of Somalia; République fédérale de Somalie
SS: République du Soudan du Sud; جمهورية جنوب السودان
ST: Democratic Republic of São Tomé and Príncipe; República Democrática de São Tomé e Príncipe
SZ: Kingdom of Swaziland; Ngwane
TG: République togolaise; French Togoland
TN: République tunisienne; Tunisian Republic; الجمهورية التونسية
TZ: Tanganyika; Jamhuri ya Muungano wa Tanzania
ZA: Republic of South Africa; Union of South Africa; République d'Afrique du Sud; República da África do Sul
ZM: Northern Rhodesia; Rhodésie du Nord
ZW: Rhodesia; Southern Rhodesia; Rhodésie`;
