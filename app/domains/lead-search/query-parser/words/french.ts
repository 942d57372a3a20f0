import type { LanguageWords } from "./language-words";

export const FRENCH: LanguageWords = {
  filler: `aimerais aimerions aimerait entrer entrons contact contacts envoyer envoyez envoie envoyez-moi listez lister indiquer indiquez identifier identifiez repérer connaître obtenir disposer proposer propose-moi exportant
    important vendant produisant fabriquant fournissant offrant livrant utilisant utilisent utilise intéresse intéressent intéressé intéressés intéressées susceptibles susceptible capables capable afin recense recenser recensez
    panafricain panafricaine panafricains multinationale multinationales multinational indépendant indépendante indépendants indépendantes exploitant exploitants qualité haute forte fort leader réputé réputée réputés connu connue connus connues
    présent présente présents présentes présence domicilié domiciliée domiciliés enregistré enregistrée enregistrées enregistrés établi établie établis établies localisé localisée localisées localisés oeuvrant oeuvrent intervenant interviennent exerçant exercent évoluant
    celles ceux celle celui lesquels lesquelles potable islamique islamiques bilingue bilingues surgelé surgelés agréé agréés étoiles étoile concurrent concurrents
    activité activités métier métiers branche branches créneau professionnel professionnels professionnelle professionnelles spécialistes coté cotée cotés cotées occasion neuf neufs neuve neuves particulier particuliers ligne depuis jusque chez quel
    le la les l un une des du de d et ou où en au aux dans avec par sur sous entre vers depuis pendant que qu quoi qui quels quelles quel quelle dont ce cet cette ces c
    je j nous vous ils elles il elle on me m te se s y mon ma mes notre nos votre vos son sa ses leur leurs cherche cherchons chercher cherchez recherche recherchons
    rechercher trouver trouvez trouve veux voudrais voudrions voulons souhaite souhaitons souhaiterais besoin avons avez ont ai a est sont être étant suis sommes êtes
    peux pouvez pourriez peut faire fait font faites donner donnez donne montre montrer montrez avoir ayant liste listes listing contacter joindre prospecter démarcher
    rencontrer vise visons cible cibler ciblons aider aidez moi toi lui svp stp plaît plait merci bonjour bonsoir salut monsieur madame
    basé basée basés basées base bases situé située situées situés siège installé installée installés installées implanté implantée implantées implantés opérant
    opérer opère opèrent travaillant travaillent travaille actif active actifs actives spécialisé spécialisée spécialisés spécialisées spécialiste secteur secteurs
    domaine domaines filière marché marchés pays région régions zone zones ville villes capitale côte port afrique africain africaine africains africaines continent
    clients client cliente clientes prospect prospects acheteurs acheteur fournisseurs fournisseur partenaires partenaire opérateurs opérateur acteurs acteur leader
    leaders tous toutes tout toute chaque plusieurs quelques certains certaines beaucoup plus moins très aussi ainsi bien bon bons bonne bonnes meilleur meilleurs
    meilleures meilleure grand nouveau nouveaux nouvelle nouvelles ancien anciens trop assez tellement local locaux locale locales national nationaux nationale international
    internationaux internationale privé privés privée privées public publics publique publiques sérieux fiable fiables importants importantes important principal
    principaux principales potentiel potentiels potentielles produits produit services service solution solutions marchandises marchandise offre offres
    vend vendent vendre vendant achètent acheter achète produisent produit fabriquent fabrique transforment fournissent fournit passer passent transitent livrent
    gèrent exploitent proposent propose exportent importent emploient employant emploie comptant comptent compte environ près autour centaine dizaine cinquantaine
    vingtaine millier personnes personne employés employé salariés salarié effectif effectifs collaborateurs taille gens ouvriers année années ans mois jour
    comme si alors donc car puis aujourd hui maintenant actuellement déjà encore notamment surtout si possible éventuellement etc par exemple type types genre
    sorte sortes non pas ne n ni mais sauf pour via grâce afin cadre là ici autre autres même mêmes vente ventes achat affaires affaire marque marques leurs
    sarl sa sas ets ste cie eurl suarl snc luxe haut gamme moderne modernes dynamique dynamiques vraiment seulement uniquement proches proche côté projet projets`,
  companies: `entreprise entreprises société sociétés compagnie compagnies firme firmes établissement établissements organisation organisations organisme organismes groupe groupes
    structure structures maison maisons agence agences cabinet cabinets boîte boîtes opérateur opérateurs exportateur exportateurs importateur importateurs producteur producteurs
    fabricant fabricants vendeur vendeurs fournisseur fournisseurs institution institutions industrie chaîne chaînes usine usines enseigne enseignes`,
  negators: `sans, sauf, hors, excepté, exceptés, exceptées, hormis, excluant, exclure, exclu, exclus, exclues, en excluant, à l'exclusion de, à l'exclusion des, à l'exception de, à l'exception du, à l'exception des,
    pas de, pas des, pas du, pas les, pas le, pas la, pas, pas en, pas à, pas au, mais pas, et pas, non, ni, ni les, en dehors de, en dehors du, hors de, aucun, aucune, ne veux pas de, ne veux pas,
    ne cherche pas, ne voulons pas, moins les, plutôt que, au lieu de, autre que, autres que, et non, mais non, pas besoin de`,
  lacks: `n'ont pas, n'a pas, n'ayant pas, n'ont aucun, n'ont aucune, n'a aucun, n'a aucune, ne possèdent pas, ne possède pas, ne disposent pas, ne dispose pas`,
  turns: "mais cependant seulement uniquement exclusivement juste cherche voulons veux plutôt",
  ends: "dans avec mais qui en au aux à a ayant situées situés basées basés chez pour de du des plus",
  at: "à a au aux en dans de du des d vers sur par le la les et ou entre ville chez près",
  purposes: "pour, destiné aux, destinés aux, à destination de, au service de",
  offers: `nous vendons, je vends, on vend, nous fournissons, nous proposons, nous offrons, je propose, nous fabriquons, nous produisons, nous distribuons, nous installons, nous sommes, je suis, notre entreprise, notre société,
    mon entreprise, ma société, veux vendre, voulons vendre, souhaitons vendre, voudrais vendre, vendre nos, vendre notre, vendre mes, vendre, notre produit, nos produits, pour notre, pour nos, pour mon, proposer nos, proposer notre`,
  asks: `cherche cherchons chercher recherche recherchons trouver trouvez veux voulons voudrais souhaite souhaitons contacter prospecter rencontrer cibler ciblons visons liste quels quelles qui besoin donner
    donnez montrer montrez clients prospects démarcher joindre`,
  targets: "à aux au auprès",
  joins: "de du des d l la le les en a à au aux et",
  sizes: `1-10: micro, tpe, micro-entreprise, microentreprise, très petite, toute petite
    1-10+11-50: petit, petite, petite taille, de petite taille
    1-10+11-50+51-200: pme, pmi, pme-pmi, pme/pmi, tpe/pme, tpe pme, petites et moyennes, petite et moyenne, petits et moyens, petites ou moyennes
    51-200: moyen, moyenne, taille moyenne, de taille moyenne, taille intermédiaire, de taille intermédiaire, moyenne taille
    51-200+201-1000+1000+: moyennes et grandes, moyennes ou grandes, moyens et grands, moyennes à grandes
    201-1000+1000+: grand, grande, gros, grosse, grande taille, de grande taille, grande entreprise, majeur, plus grand, plus grande
    201-1000: eti
    1000+: très grand, très grande, géant, énorme`,
};
