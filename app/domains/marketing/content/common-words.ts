/** Words that can start a sentence and are not names, in the form of `searchKey`: English, French, Portuguese, Swahili. */
const WORDS = `
a about after again all along also although always an and another any anyone are around as ask at be because become before behind
below besides between beyond both but by can come could did do does during each either enough even every everyone everything few first
for from get give go had has have he her here hers him his how however i if in inside instead into is it its just last later least less
let like little long look made make many may maybe meanwhile might more most much must my near need neither never new next no nobody
none nor nothing now of off often on once one only open or other our out over perhaps please put rather same see she should since so
some someone something soon still such take than thank thanks that the their them then there these they thing things this those though
through thus till to today together tomorrow tonight too toward under until up us very was we well were what whatever when whenever
where wherever whether which while who whoever whole whose why will with within without would yes yesterday yet you your yours
add apply bring build buy call check choose click compare contact deliver discover download enjoy explore feel find follow grow hear
help hurry imagine improve join keep know learn leave light listen love meet message move offer order pay pick plan prepare protect
reach read ready remember reply reserve run save say search sell send set share shop show sign speak spend start stay stop store talk
tell think try turn use visit wait walk want watch work write looking coming selling working building made need needs
big bright cheap clean clear cold early easy fast free fresh full good great happy hard high hot late local low old quick quiet real
right safe short simple small strong sure warm welcome wrong young
answers business businesses buyers children clients companies customers day days energy evening evenings families family farmers food
goods home homes hours house houses ideas kiosk kiosks lamp lamps market markets men money morning mornings night nights numbers
offers orders owner owners parents people phone phones power prices products quality question questions school schools season service
services shops solar stock stores students sun sunlight team teams time traders training water weeks women words years youth
agents answer apps attachments believe can't charge company criticise defend didn't different doesn't don't explanations fourteen handle isn't it's missing
mixing modified not overdue price roasters slow sometimes sort suppose usually warn we're won't you're you've
accept agree alone anger apologise avoid await awaits bad bank begin best better breathe bronze call cancel change close cocoa commission
confirm contract correct count credit deal decide decline delete delivery demo deposit direct drink duration durations end entry equal
evidence explain fact false fee file fill fine five four french english portuguese swahili arabic go greet guess half hide honesty
interest interested large larger laugh law limit lock log machine mark material mobile monday tuesday wednesday thursday friday saturday
sunday name note notice online otherwise paper pass payable payment peace press process proof public purchase qualify rank record
refuse register relation repeat report restart rule screen sea second send several shall sign silence silver sit spread stand step
suggest take ten theirs threaten three title trade translate translation treat trick trust twenty two six seven eight nine hundred
urgent vague video way website whichever whom dear quick used spoiler picture consider guess psst knock point
january february march april may june july august september october november december
accountant advice amount area back balance bill block book bottom box break brief brother buyer care carry case cash cause centre certificate
chance child church clerk close cloth colour common copy cost country cover cross cut date daughter deep demand distance doctor door
doubt dress drive driver duty east edge education effect effort email end engineer error event exact example expect expense face fail
fair fall father field figure finish fire fish fix floor foot force form found friend fruit game garden gift girl gold government
ground group grow guest guide hand head health heart history hold hole hope hospital hotel human husband income increase industry
information interest invoice island issue item job journey key kind land language lead letter level lie life line link list load loan
loss machine mail main manager manner map matter meal mean measure meat member mind mistake model moment month mother mouth
nature newspaper nobody noise north office oil opinion opportunity outside pack page pair parent part partner past path pattern period
person photo picture piece place plain plate play port position possible post pound practice present president pressure private
problem produce profit programme project promise prospect provide pull push radio rain raise rate reason receipt receive reduce
regular remove rent request respect rest result return review reward rice rich ring rise risk river road roof room round row sale
salt sample save science score season seat seller sense sentence separate serve side silent single sister size skill skin sleep
smile snow social soil sound source south special speed sport staff stage star state step stone story street strange stranger street
study subject success sugar suit summary supplier support surprise system table tax tea teach teacher telephone term test text theft
ticket tie tool top total touch tour town track traffic train travel tree trip trouble truck truth type unit value vehicle view
village voice volume wage wall war waste watch wave weak weather weight west wheel white wide wife win wind window winner wish woman
satisfaction wonder wood word worker world worry yard
le la les un une des du de d l et ou mais donc car ni que qui quoi dont quand comment pourquoi combien avec sans pour par dans sur sous
chez entre vers depuis pendant avant apres encore deja aussi ainsi alors bien beaucoup peu plus moins tres trop tout tous toute toutes
chaque plusieurs quelques ce cet cette ces c mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu il elle on nous
vous ils elles est sont etes avez avons aujourd'hui aujourd demain hier ici la-bas si oui non jamais toujours bientot enfin merci bonjour bonsoir
achetez appelez apprenez attendez choisissez commandez contactez decouvrez demandez ecrivez ecrivez-nous essayez faites gardez imaginez ouvrez parlez
parlons payez pensez prenez profitez recevez rejoignez regardez trouvez utilisez vendez venez visitez voici voila voyez
boutique boutiques livraison qualite commande commandes paiement clients client energie famille familles jour jours kiosque lampe lampes lumiere maison marche nuit prix soir solaire temps vente
o os as uma umas um uns e ou mas porque pois quem qual quais quando como onde quanto com sem para por pela pelo em no na nos nas do da
dos das ao aos entre sobre sob desde durante antes depois ainda ja tambem assim entao bem muito muita muitos muitas pouco mais menos
todo toda todos todas cada varios alguns este esta estes estas esse essa isso isto aquele meu minha seu sua seus suas nosso nossa nossos
nossas eu voce voces ele ela eles elas sim nao nunca sempre hoje amanha ontem aqui ali se ha tem temos obrigado ola bom boa
aprenda compre conheca contacte descubra encomende escolha escreva espere experimente fale faca imagine ligue mantenha olhe pague peca
pense receba saiba veja vem venda venha visite
entrega qualidade pedido pedidos pagamento cliente dia dias energia lampada lampadas loja lojas luz mercado noite precos quiosque tarde venda vendas
ya wa za la cha vya kwa na ni si au lakini kama ili kwamba kwani bila pamoja kuhusu katika kati baada kabla tangu hadi mpaka sasa leo
kesho jana hapa pale huko hii hiki huyu hizi hao yako yangu yake yetu yenu yao wako wangu wake wetu wenu wao kila wote zote yote nani
nini gani lini wapi vipi ngapi mimi wewe yeye sisi ninyi ndiyo hapana karibu asante habari tafadhali pia tena zaidi sana kidogo
agiza anza chagua fikiria fika gundua jaribu jifunze jiunge lipa nunua ona pata piga soma tazama tembelea tuandikie tumia tupigie tuma
unahitaji unataka una tuna tunauza wauza uliza uza weka
bei biashara bidhaa duka dukani jioni jua mteja mwanga nyumba nyumbani siku soko taa umeme usiku wateja
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Words before the Arabic name of a company, place or person, in the form of `keyOf`; و ف ب ل ك may be prefixed. */
export const ARABIC_TITLES =
  "شركه|بنك|مصرف|موسسه|جامعه|مدينه|السيد|السيده|الدكتور|الدكتوره|المهندس|المهندسه|الاستاذ|الاستاذه|الشيخ|الحاج|الحاجه|مطعم|فندق|مجموعه";

/** Words that may follow these titles and are not names. */
export const ARABIC_AFTER: ReadonlySet<string> = new Set(
  `صغيره كبيره محليه جديده ناشيه ناشئه خاصه عايليه عائليه صغير كبير محلي جديد خاص عام عامه في من الى علي على عن مع التي الذي هي هو كل اي
  او و لا ما لم لن قد ثم اذا ان انها انه تبيع تبحث تريد تحتاج يحتاج يريد يبحث يبيع تعمل يعمل اخرى اخري اخر واحده واحد المدير المديره الكريم
  الكريمه العميل ناجحه ناجح افريقيه افريقي هنا هناك اليوم مثل حيث بعد قبل تجاريه تجاري`.split(/\s+/),
);
