/** Names of the groups in REGIONS (core/places), in the languages that users write: `group: names`. */
export const REGION_NAMES = `
East Africa: eastern africa, east african, afrique de l'est, afrique orientale, est-africain, áfrica oriental, áfrica do leste, leste de áfrica, شرق أفريقيا, أفريقيا الشرقية, دول شرق أفريقيا, afrika mashariki, afrika ya mashariki
West Africa: western africa, west african, afrique de l'ouest, afrique occidentale, ouest-africain, áfrica ocidental, áfrica do oeste, غرب أفريقيا, أفريقيا الغربية, دول غرب أفريقيا, afrika magharibi, afrika ya magharibi
North Africa: northern africa, north african, afrique du nord, nord-africain, norte de áfrica, áfrica do norte, norte da áfrica, شمال أفريقيا, دول شمال أفريقيا, afrika kaskazini, afrika ya kaskazini
Southern Africa: southern african, afrique australe, áfrica austral, الجنوب الأفريقي, أفريقيا الجنوبية, جنوب القارة الأفريقية, kusini mwa afrika
Central Africa: central african, middle africa, afrique centrale, afrique du centre, áfrica central, وسط أفريقيا, دول وسط أفريقيا, afrika ya kati, afrika kati
Sub-Saharan Africa: subsaharan africa, sub saharan africa, ssa, afrique subsaharienne, afrique sub-saharienne, afrique noire, áfrica subsaariana, áfrica subsariana, أفريقيا جنوب الصحراء, جنوب الصحراء, kusini mwa jangwa la sahara
Maghreb: the maghreb, maghrebi, maghrébin, magrebe, magreb, المغرب العربي, دول المغرب العربي, المغرب الكبير, الدول المغاربية, مغاربي, magharibu
Horn of Africa: horn of africa, african horn, corne de l'afrique, corno de áfrica, corno da áfrica, القرن الأفريقي, pembe ya afrika
Sahel: the sahel, sahel region, sahelian, sahélien, sael, الساحل الأفريقي, دول الساحل, منطقة الساحل, saheli
ECOWAS: economic community of west african states, cedeao, إيكواس, الإيكواس, سيدياو
EAC: east african community, communauté d'afrique de l'est, comunidade da áfrica oriental, مجموعة شرق أفريقيا, جماعة شرق أفريقيا, jumuiya ya afrika mashariki
SADC: southern african development community, saddec, سادك, الساداك, السادك
CEMAC: zone cemac, communauté économique et monétaire de l'afrique centrale, سيماك
UEMOA: waemu, zone uemoa, west african economic and monetary union
COMESA: كوميسا, الكوميسا, marché commun de l'afrique orientale et australe
Maghreb: arab maghreb union, union du maghreb arabe, اتحاد المغرب العربي
Francophone West Africa: french speaking west africa, french-speaking west africa, afrique de l'ouest francophone, afrique occidentale francophone, áfrica ocidental francófona, غرب أفريقيا الفرنكوفونية, غرب أفريقيا الناطقة بالفرنسية, afrika magharibi inayozungumza kifaransa
Francophone Central Africa: french speaking central africa, afrique centrale francophone
Francophone Africa: francophone african, french speaking africa, french-speaking africa, afrique francophone, áfrica francófona, أفريقيا الفرنكوفونية, أفريقيا الناطقة بالفرنسية, afrika inayozungumza kifaransa
Lusophone Africa: lusophone african, portuguese speaking africa, portuguese-speaking africa, palop, palops, afrique lusophone, áfrica lusófona, países africanos de língua portuguesa, أفريقيا الناطقة بالبرتغالية, afrika inayozungumza kireno
Anglophone West Africa: english speaking west africa, english-speaking west africa, afrique de l'ouest anglophone
Great Lakes: great lakes region, african great lakes, grands lacs, région des grands lacs, grandes lagos, البحيرات الكبرى, maziwa makuu
Nile Basin: nile valley, vallée du nil, حوض النيل, وادي النيل, bonde la nile`;
