/** Kinds of organisation: names that differ in them belong to two organisations, such as a school and a club in one place. */
const KINDS = `
academy accountants advertising advice aged agency agricultural agriculture agro aids air airlines airways arts athletics
auto aviation bakery bank bar beauty blind boarding books boxing bread building business butchery cafe campus car care
catering cement centre chemical chemicals chemist childhood children choir christian church civil cleaning clinic clothing
coal coffee college comedy combined commercial communication communications computer computers concrete constructing
construction consult consultancy consultants consulting contractors council creche cricket culture cultural dairy dance data day
daycare deaf dental design diamond diamonds digital disability disabled disabilities drama drilling early east eastern ecd
educare education educational electric electrical electricals electronics energy engineering environmental equipment
estate estates events exploration export express farm farmers farming farms fashion feeding film finance financial fish fisheries
fishing fm food foods football forest forum fuel furniture garden gardens garage gas gold golf granite gym gymnastics health healthcare
heritage high higher hiv hockey hospice hospital hostel hotel hotels housing import independent infant insurance intermediate
investment investments iron junior judo karate kindergarten laboratory land law learning library lifesaving logistics lower
machinery maize market marketing media medical medicine men mental metal metals metro micro mine minerals mines mining
ministries ministry mosque motors multimedia municipality museum music netball network news north northern nursery nursing oil old
orphanage orphans paper patrol petroleum pharma pharmaceuticals pharmacy physically plant platinum police poultry power pre preschool
primary printing printers productions properties property protective public publications publishing quarry quarries radio rail real
recreation recruitment recycling rehabilitation research residence resort restaurant retail roads rugby rural salt sand school
science sciences sea secondary security senior shelter shipping shoes soccer social softball solar south southern special spca sport
sports squash stationery steel stone stores students studio sugar supermarket surf surveys swimming taxi tea technical technology
telecom telecommunications tennis textile textiles theatre theological timber tourism tours trade traders trading training
transport travel travels tv tyres union university upper vehicles veterinary village volleyball waste water welfare west western
wind wine women wood workshop youth
agricola agricole agriculture arquitetura banco banque carvao comercial comercio construcao construcoes consultoria ecole educacao
engenharia escola exportacao ferragem florestal hopital hospital hotel imobiliaria importacao industrial industria instituto institut
investimentos madeiras mineira mineiro mineracao minas nord ouest padaria pesca pescas quimica recursos saude segurancas seguranca sud
tecnologia tecnologias transportes turismo universidade universite travaux
bejaardes hoerskool huis jeug kleuterskool laerskool kinderhuis ouetehuis skool tehuis verpleging
`;

/** Words that are optional in names, so they don't distinguish companies. */
const FILLERS = `
a action al and assembly associates association at based benefit bros by club co committee communities community companies company cooperative
corporation department development district division drop empowerment enterprise enterprises entertainment establishment et ets family
federation for forum foundation from fund general global group groups grower growers holding holdings home homes house in incorporated
industries initiative innovation innovations institute institution int international junction life link limited management manufacturing
messrs mr mrs multi multipurpose national new npc npo of office on one operations organisation organisations our partners partnership
people persons pioneer place plus product products production programme programmes project projects providers pvt resource resources
safety section service services shop shops society solution solutions sons spaces special stars state station store suppliers supplies
supply support system systems team the to together trust united ventures with works world
associacao associados association centro companhia compagnie cooperativa da das de del des developpement do dos du e el empresa en
empreendimentos entreprise etablissement etablissements filhos fondation fundacao generale geral gestao groupe grupo international
internacional la le les nacional nationale participacoes projectos representacoes servicos services sociedade societe y
en raad van vereniging vir die
`;

const wordsOf = (text: string) => new Set(text.split(/\s+/));
const [KIND_LABELS, FILLER_WORDS] = [wordsOf(KINDS), wordsOf(FILLERS)];

/** A single letter is an initial, which is optional like a filler. */
export const isFiller = (word: string): boolean => word.length < 2 || FILLER_WORDS.has(word);
export const isKind = (word: string): boolean => KIND_LABELS.has(word);
export const isCommonWord = (word: string): boolean => isFiller(word) || isKind(word);
