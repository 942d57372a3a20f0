/**
 * Words in a company's name or description that show what it does: `sure` words suffice alone, `likely` words need a
 * second sign. Compared like labels: without case, accents, plural s, "and", the Arabic article. A longer phrase wins
 * over a shorter one inside it. English names end with what the company is ("Zambezi Mining Academy"); names in the
 * other languages (fr, pt, ar, sw, af) start with it ("Ecole de Commerce"). A test rejects a word in two rows.
 */
interface NameRow {
  id: string;
  isHead?: true;
  sure?: Partial<Record<Language, string>>;
  likely?: Partial<Record<Language, string>>;
}

export type Language = "en" | "fr" | "pt" | "ar" | "sw" | "af";

export const NAME_ROWS: readonly NameRow[] = [
  {
    id: "agriculture",
    sure: {
      en: `farm, farming, farmer, agri, agro, agric, agriculture, agricultural, agribusiness, agro allied, poultry, horticulture, floriculture, livestock,
        ranch, plantation, tea estate, coffee estate, sisal estate, rubber estate, orchard, hatchery, aquaculture, fishery, fishing, forestry, timber,
        dairy farm, fish farm, citrus grower, grower, flower grower, vineyard, cotton ginning, cattle, piggery, sugar estate, oil palm, palm plantation, fertilizer, fertiliser, feedlot, apiary, land reclamation`,
      fr: `ferme, agricole, agriculture, avicole, elevage, pecherie, plantation de, maraicher, exploitation forestiere, forestiere, agropastoral, agro pastoral, cooperative agricole, domaine agricole`,
      pt: `fazenda, agropecuaria, agricola, agro pecuaria, pecuaria, avicola, avicultura, quinta, herdade, florestal, pesca, pescas, aquacultura, agronegocio, citrinos`,
      ar: `مزرعه, مزارع, زراعه, زراعيه, زراعي, دواجن, استصلاح اراضي`,
      sw: `shamba, mashamba, kilimo, mifugo, ufugaji`,
      af: `boerdery, plaas`,
    },
    likely: {
      en: `green valley, harvest, seed, grain, tea, cotton, palm, forest, cocoa, coffee, fruit, flower, rose, maize, rice, wood`,
      fr: `bois, foret`,
    },
  },
  { id: "agritech", sure: { en: `agritech, agtech, agri tech, agrotech, agro tech` } },
  {
    id: "mining",
    sure: {
      en: `mining, mine, mining corporation, mineral, mineral resource, colliery, quarry, quarrie, gold mine, gold mining, diamond mine, coal mine, coal mining, coal, platinum,
        gemstone, goldfield mining, mining exploration, exploration mining, diamond mining, iron ore, uranium, manganese, copper mine, tantalite, graphite mine, sand mining, stone quarry, crusher quarry,
        gold exploration, resource exploration, mineral exploration, salt mine, phosphate, cobalt`,
      fr: `miniere, minier, mine d or, exploitation miniere, carriere de, carriere, orpaillage, phosphate`,
      pt: `mineira, mineiro, mineracao, mina, minerai, minerio, exploracao mineira, pedreira, carvao, areeiro, extraccao mineira, inerte, recursos minerais, jazida`,
      ar: `تعدين, مناجم, منجم, محاجر, فوسفات`,
      sw: `mgodi, migodi, madini, uchimbaji madini`,
      af: `mynbou, myn`,
    },
    likely: {
      en: `gold, diamond, gem, platin, natural resource, resource, exploration, copper, metal, silver, granite, stone, sand, zinc, nickel, lithium, chrome, prospecting, geological, rare earth, minig, aggregate`,
      fr: `diamant, ressource, or`,
      pt: `recurso, ouro, exploracao, gema, pedra, areia, mineria`,
      ar: `ذهب`,
      sw: `dhahabu, almasi`,
    },
  },
  {
    id: "energy",
    sure: {
      en: `energy, electricity, electric power, power company, power plant, power station, power generation, power utility, power holding, power producer, electric utility, electricity generating, electricity company, electricity distribution, power distribution, energy company, power corporation, electric supply, power authority`,
      fr: `electricite, energie, energies, energetique, centrale electrique`,
      pt: `electricidade, eletricidade, energia, central electrica, hidroelectrica`,
      ar: `كهرباء, طاقه`,
      sw: `umeme, nishati`,
    },
    likely: { en: `power, electric, generation, grid`, fr: `electrique`, pt: `electrica` },
  },
  {
    id: "renewables",
    sure: {
      en: `solar, solar energy, solar power, wind farm, solar farm, windfarm, wind power, wind energy, renewable, renewable energy, hydropower, hydro power, hydroelectric, geothermal, biogas, biomass, biofuel, photovoltaic, solar home system, mini grid, off grid, clean energy, green energy, cleantech`,
      fr: `solaire, energie solaire, energie renouvelable, renouvelable, eolien, eolienne, parc eolien, photovoltaique, hydroelectrique, geothermie`,
      pt: `energia solar, energia renovavel, renovavel, eolica, eolico, parque eolico, fotovoltaica, hidroelectrico`,
      ar: `طاقه شمسيه, شمسيه, طاقه متجدده, رياح`,
      sw: `umeme wa jua, sola, nishati ya jua`,
    },
    likely: { en: `sun power, sunpower, wind, hydro, bio energy, bioenergy` },
  },
  {
    id: "oilgas",
    sure: {
      en: `petroleum, oil gas, oil company, oil corporation, natural gas, oilfield, oil field, refinery, petrol station, filling station, service station, fuel station, lpg, lng, oil exploration, oil service, drilling company, gas company, petrochemical, hydrocarbon, crude oil, pipeline, fuel, lubricant, oil gas exploration, offshore drilling, gas station, oil marketing, petro`,
      fr: `petrole, petrolier, petroliere, hydrocarbure, station service, raffinerie, gaz naturel, gaz, carburant, produit petrolier`,
      pt: `petroleo, petrolifera, hidrocarboneto, combustivei, combustivel, gas natural, refinaria, posto de abastecimento, bomba de combustivel`,
      ar: `نفط, بترول, غاز, بتروكيماويات, محطه وقود, بتروليه`,
      sw: `mafuta ya petroli, petroli, gesi, kituo cha mafuta`,
    },
    likely: { en: `oil, gas, energy petroleum, drilling, offshore`, pt: `gas` },
  },
  {
    id: "utilities",
    sure: {
      en: `water utility, water work, water company, water service, water supply, waterworks, water treatment, sewerage, sewage, sanitation, waste management, recycling, recycler, waste, water board, water sewerage, refuse collection, water corporation, rand water`,
      fr: `societe des eaux, compagnie des eaux, eau potable, assainissement, dechet, recyclage, distribution d eau, des eaux, eaux`,
      pt: `agua, aguas, saneamento, residuo, reciclagem, tratamento de agua`,
      ar: `مياه, صرف صحي, نفايات`,
      sw: `maji safi, majisafi, mamlaka ya maji, taka`,
    },
    likely: {
      en: `water, environmental, utility, borehole`,
      fr: `eau, environnement`,
      pt: `ambiente`,
      sw: `maji`,
    },
  },
  {
    id: "manufacturing",
    sure: {
      en: `manufacturing, manufacturer, factory, steel, steel mill, rolling mill, foundry, aluminium, aluminum, plastic, packaging, cable, metal work, metal product, paper mill, machinery manufacturing, industrie manufacturing, steelwork, wire product, rubber product, glass work, fabricator, fabrication, paper manufacturing, iron steel, electrical manufacturing, valve, fibreglass, machinery work`,
      fr: `usine, fabrique, fabrication, acierie, plastique, emballage, metallurgie, siderurgie, fonderie, manufacture, cablerie, papeterie industrielle`,
      pt: `fabrica, industria de, metalurgica, metalomecanica, embalagem, embalagen, plastico, siderurgia, fundicao, aluminio, manufactura`,
      ar: `مصنع, مصانع, حديد, صلب, بلاستيك, صناعات, صناعه, المنيوم`,
      sw: `kiwanda, viwanda`,
      af: `fabriek`,
    },
    likely: {
      en: `industry, industrie, industrial, foam, machinery, ind, tank`,
      fr: `industrielle, industriel`,
      pt: `industria, industrial, ferro`,
    },
  },
  {
    id: "food",
    sure: {
      en: `food, food industry, foods, food processing, food product, brewery, brewing, brewer, breweries, craft brewery, distillery, distiller, winery, wine estate, wine cellar, bakery, baker, flour mill, miller, milling, sugar, sugar mill, sugar company, dairy, dairies, dairy product, beverage, bottling, bottler, bottled water, confectionery, biscuit, juice, meat processing, abattoir, butchery, edible oil, oil mill, palm oil, cooking oil, vegetable oil, tea company, tea factory, coffee roaster, tobacco, catering, caterer, seafood, ice cream, chocolate, starch, maize mill, rice mill, soft drink, pasta, extracted oil, canning, packaged food, brewhouse, spice, snack`,
      fr: `brasserie, boulangerie, patisserie, sucrerie, huilerie, minoterie, moulin, laiterie, agroalimentaire, agro alimentaire, alimentaire, boisson, limonaderie, conserverie, chocolaterie, fromagerie, abattoir, traiteur, confiserie, torrefaction, grands moulins`,
      pt: `cervejaria, cerveja, padaria, pastelaria, panificadora, acucar, acucareira, refrigerante, bebida, alimentar, alimentos, produtos alimentares, lacticinio, moageira, moagem, xarope, matadouro, talho, conserva`,
      ar: `مطاحن, مخبز, مخابز, اغذيه, غذائيه, البان, سكر, مشروبات, حلويات, زيوت`,
      sw: `chakula, maziwa, sukari, vinywaji, unga, mkate`,
      af: `bakkery, slaghuis, brouery, wynkelder, slagtery`,
    },
    likely: {
      en: `drink, wine, honey, nutrition, brew, fish, spirit, milk, meat, kitchen, mill, restaurant cafe, ale house`,
      sw: `jikoni`,
    },
  },
  {
    id: "chemicals",
    sure: {
      en: `chemical, agrochemical, agro chemical, agri chemical, paint, coating, industrial gas, explosive, pesticide, resin, adhesive, petro chemical, dyestuff`,
      fr: `chimie, chimique, peinture, engrais`,
      pt: `quimica, quimico, tintas, adubo`,
      ar: `كيماويات, كيميائيه, دهانات, اسمده`,
      sw: `kemikali, rangi`,
    },
    likely: { en: `chem` },
  },
  {
    id: "textiles",
    sure: {
      en: `textile, garment, apparel, spinning, weaving, spinning weaving, knitting, tannery, leather, leather product, clothing manufacturing, weaver, ginnery, footwear manufacturing, uniform`,
      fr: `textile, filature, tissage, confection, tannerie, habillement, cotonniere`,
      pt: `textil, textei, tecelagem, confeccao, confeccoe, vestuario, tecidos`,
      ar: `نسيج, غزل, ملابس, منسوجات`,
      sw: `nguo, ngozi`,
    },
    likely: { en: `fabric, carpet, yarn`, fr: `coton`, pt: `algodao` },
  },
  {
    id: "consumergoods",
    sure: {
      en: `soap, soap maker, soap work, detergent, toiletry, cosmetic manufacturing, household product, furniture factory, furniture manufacturing, mattress, diaper, personal care`,
      fr: `savonnerie, savon, cosmetique`,
      pt: `sabao, saboe, detergente, colchoe`,
      ar: `صابون, منظفات`,
      sw: `sabuni`,
    },
    likely: { en: `consumer` },
  },
  {
    id: "automotive",
    sure: {
      en: `motor, motors, automobile, automotive, auto part, auto spare, auto repair, auto garage, car dealer, car dealership, motor spare, spare part, tyre, tire service, motorcycle, panel beater, vehicle assembly, car sale, truck dealer, auto electrical, mechanic workshop, auto mechanic, auto service, auto centre, tyre centre, vehicle, auto dealer, toyota, nissan, hyundai, mercedes benz, isuzu, volkswagen, japan motor`,
      fr: `garage, automobile, garage auto, piece detachee, concessionnaire automobile, pneu, carrosserie, reparation automobile`,
      pt: `oficina auto, automovel, automovei, pneu, concessionaria, auto peca, oficina mecanica, motorizada`,
      ar: `سيارات, قطع غيار, اطارات`,
      sw: `magari, gereji`,
      af: `motorhawe`,
    },
    likely: { en: `auto, car, truck, bicycle, honda, mechanical lloyd`, pt: `oficina`, sw: `gari` },
  },
  {
    id: "construction",
    sure: {
      en: `construction, contractor, builder, building contractor, civil engineering, civil work, building construction, road contractor, road construction, architect, general contractor, contracting, borehole drilling, roadwork, engineering construction, construction engineering, quantity surveyor, plumbing, housing construction, road work, structural engineer, civil engineer, general construction, surveyor`,
      fr: `btp, batiment, travaux publics, construction, genie civil, batisseur, entreprise de construction, travaux, architecte`,
      pt: `construcao, construcoe, construtora, obras publicas, empreitada, empreiteiro, engenharia civil, construcao civil, arquitectura, obras, contrucoe`,
      ar: `مقاولات, بناء, انشاءات, تشييد`,
      sw: `ujenzi, mkandarasi, wajenzi`,
      af: `konstruksie, bouers`,
    },
    likely: {
      en: `engineering, building, engineer, const, work, eng, developer building, road, estaleiro, excavation, demolition, scaffolding`,
      pt: `engenharia, estaleiro, empreendimento`,
      fr: `ingenierie`,
    },
  },
  {
    id: "buildingmaterials",
    sure: {
      en: `cement, brick, brickwork, tile, building material, concrete, ready mix, readymix, ceramic, roofing, roof tile, block factory, sanitaryware, precast, marble granite, flooring, brick manufacturing, clay product, blocks paver, portland cement, quarry product, cement company, glazing`,
      fr: `ciment, cimenterie, brique, briqueterie, materiaux de construction, carrelage, ceramique, beton, tuilerie, parpaing`,
      pt: `cimento, ceramica, tijolo, betao, material de construcao, materiais de construcao, azulejo, marmore`,
      ar: `اسمنت, مواد بناء, سيراميك, طوب, رخام, خرسانه`,
      sw: `saruji, matofali, vigae`,
      af: `stene, steenmakery`,
    },
    likely: { en: `marble, block, lime, roof, aluminium glass` },
  },
  {
    id: "realestate",
    sure: {
      en: `real estate, property, property fund, property management, property development, reit, real estate development, realtor, realty, estate agent, estate agency, housing development, land development, property developer, real estate fund, listed property, shopping mall developer, housing company, housing estate, properties, residential property, property trust, property income, housing, urban development, real esta`,
      fr: `immobilier, immobiliere, promotion immobiliere, agence immobiliere, fonciere, habitat, logement, residence immobiliere`,
      pt: `imobiliaria, imobiliario, promocao imobiliaria, condominio, empreendimentos imobiliarios, habitacao, predial`,
      ar: `عقارات, عقاريه, عقاري, اسكان, تعمير, تطوير عقاري`,
      sw: `nyumba na makazi, mali isiyohamishika, makazi`,
      af: `eiendom, eiendomme`,
    },
    likely: {
      en: `estate, developer, land, home, mall, development holding, tower, plaza, village, real, realt, shopping centre`,
      sw: `nyumba`,
    },
  },
  {
    id: "transport",
    sure: {
      en: `transport, transporter, transportation, bus service, bus company, haulage, trucking, railway, rail, railroad, taxi, ferry, coach, bus, car rental, car hire, ride hailing, public transport, passenger transport, transit bus, freight rail, coaches, shuttle`,
      fr: `transport, transporteur, chemin de fer, societe de transport, autobus, taxi, location de voiture, ferroviaire`,
      pt: `transporte, camionagem, transportadora, caminho de ferro, aluguer de viatura, autocarro, rent a car, ferroviario`,
      ar: `نقل, سكك حديديه, حافلات, مواصلات`,
      sw: `usafiri, usafirishaji, mabasi, reli`,
      af: `vervoer`,
    },
    likely: { en: `truck hire, mobility, travel bus, trans, marine` },
  },
  {
    id: "logistics",
    sure: {
      en: `logistic, freight, freight forwarder, freight forwarding, courier, cargo, shipping, shipping agency, clearing forwarding, warehousing, warehouse, port authority, port terminal, container terminal, stevedore, stevedoring, shipping line, customs clearing, cold storage, cold chain, supply chain, postal service, post office, parcel, delivery service, express courier, courier express, storage, silo, shipping company, forwarder, clearing agent, maritime agency, dry port, port, container, customs broker, removal`,
      fr: `logistique, fret, transit, transitaire, messagerie, port autonome, manutention, consignation maritime, entreposage, la poste, acconage`,
      pt: `logistica, transitario, despachante, carga, porto de, correios, armazenagem, expedicao, transitarios, navegacao`,
      ar: `شحن, لوجستيه, تخليص جمركي, موانئ, ميناء, بريد`,
      sw: `usafirishaji mizigo, mizigo, bandari, posta`,
    },
    likely: { en: `delivery, clearing, forwarding, maritime, post`, fr: `poste`, pt: `porto` },
  },
  {
    id: "aviation",
    sure: {
      en: `airline, airway, air charter, aviation, airport, helicopter, air cargo, flying school, air service, air taxi, aircraft, aero club, air transport, jet charter, airport company, air express, air line, drone, aviator`,
      fr: `compagnie aerienne, aerien, aerienne, aeroport, aviation, transport aerien, lignes aeriennes`,
      pt: `linhas aerea, linha aerea, aviacao, aeroporto, transportes aereo, companhia aerea, aereas`,
      ar: `طيران, خطوط جويه, جويه, مطار, مطارات`,
      sw: `ndege, shirika la ndege, uwanja wa ndege`,
      af: `lugredery, lugdiens`,
    },
    likely: { en: `air, fly, jet, wing, aero, flight`, fr: `aero` },
  },
  {
    id: "tourism",
    sure: {
      en: `tour, tour operator, safari, travel agency, travel, travel tour, tourism, tourist, adventure tour, holiday tour, expedition, trekking, travel agent, sightseeing, touristic, game reserve, national park, nature reserve, trek`,
      fr: `voyage, agence de voyage, tourisme, touristique, excursion`,
      pt: `viagen, agencia de viagen, turismo, turistica, turistico, viagem`,
      ar: `سياحه, سياحيه, سفر, رحلات, للاسفار, اسفار`,
      sw: `utalii, safari za`,
      af: `toere, toerisme`,
    },
    likely: { en: `adventure, holiday, vacation, cruise, trail`, fr: `vacance` },
  },
  {
    id: "hospitality",
    sure: {
      en: `hotel, lodge, resort, guest house, guesthouse, motel, hostel, inn, restaurant, cafe, coffee shop, pizzeria, fast food, serviced apartment, bed breakfast, steakhouse, steak house, hotel resort, grill house, nightclub, hospitality, game lodge, safari lodge, beach resort, tented camp, safari camp, country lodge, pub, backpacker, eatery, coffee house, boutique hotel, spa resort`,
      fr: `hotel, auberge, hotellerie, restaurant, maison d hote, campement, bar restaurant, cafe restaurant, relais, restauration, residence hoteliere, hoteliere`,
      pt: `hotei, hotel, pousada, residencial, restaurante, churrascaria, hotelaria, pensao, hospedaria, lanchonete, pizaria, marisqueira, aparthotel, estalagem`,
      ar: `فندق, فنادق, منتجع, مطعم, مطاعم, فندقيه, منتجعات`,
      sw: `hoteli, mgahawa, nyumba ya wageni, migahawa`,
      af: `gastehuis, restourant, hotelle`,
    },
    likely: {
      en: `bar, grill, pizza, chicken, burger, tavern, camp, villa, retreat, kitchen restaurant, bistro, beach club, diner, lounge`,
      fr: `chalet`,
      sw: `mama lishe`,
    },
  },
  {
    id: "retail",
    sure: {
      en: `supermarket, hypermarket, minimarket, mini market, grocery, department store, superstore, boutique, bookshop, bookstore, hardware store, furniture store, shop, store, jeweller, jewellery, jewelry, jewelers, retail, retailer, retail store, butchery shop, stationer, stationery, optical shop, shopping, pet shop, duty free shop, liquor store, bottle store, hardware, furniture mart, clothing store, fashion house, fashion store, shoe store, phone shop, bookseller, cash carry, toy shop, gift shop, market store, general store, convenience store, electronics store, furnisher, florist, mart`,
      fr: `supermarche, epicerie, magasin, boutique, quincaillerie, librairie, hypermarche, bijouterie, superette, alimentation generale`,
      pt: `supermercado, mercearia, loja, minimercado, ferragem, livraria, ourivesaria, boutique, hipermercado, papelaria, mercado`,
      ar: `متجر, متاجر, سوبرماركت, بقاله, مجوهرات, مكتبه تجاريه, هايبرماركت, اسواق`,
      sw: `duka, maduka, soko`,
      af: `winkel, handelaar`,
    },
    likely: {
      en: `furniture, fashion, book, electronics, clothing, outlet, market, corner, office equipment, thing, collection, bazaar, bazar, kiosk`,
      fr: `commerce, mode`,
      pt: `comercio, moda`,
    },
  },
  {
    id: "ecommerce",
    sure: {
      en: `ecommerce, e commerce, online store, online shop, online marketplace, online retail, online market`,
      fr: `commerce electronique, vente en ligne`,
      pt: `comercio electronico, loja online`,
      ar: `تجاره الكترونيه`,
      sw: `duka mtandaoni`,
    },
    likely: { en: `online, marketplace, cart` },
  },
  {
    id: "wholesale",
    sure: {
      en: `wholesale, wholesaler, distributor, import export, importer, exporter, general trading, distribution company, importers exporters, general merchant, commodity trading, trading house, impex, cash and carry wholesale, import, export import, distributor of, export company, equipment distributor`,
      fr: `import export, grossiste, commerce general, negoce, distributeur, commerce de gros`,
      pt: `importacao, exportacao, importacao exportacao, importacoe, comercio geral, armazen, grossista, distribuidora, importadora`,
      ar: `استيراد, تصدير, توريدات, تجاره عامه, استيراد تصدير`,
      sw: `jumla, uagizaji`,
    },
    likely: {
      en: `trading, trader, trade, merchant, distribution, supply company, commodity, dealer, procurement, sourcing, export, general trader`,
      fr: `distribution, commercial`,
      pt: `comercial, distribuicao`,
      ar: `تجاره, تجاريه`,
      sw: `biashara`,
    },
  },
  {
    id: "finance",
    sure: {
      en: `finance, financial, financial service, microfinance, micro finance, microcredit, micro credit, sacco, credit union, leasing, money lender, bureau de change, forex bureau, finance company, finance house, credit society, saving loan, savings credit, microlender, micro lender, credit corporation, chartered accountant, accountant, auditor, accounting, money transfer, cash loan, hire purchase, tax consultant, financial holding, lending, finance corporation, finan, financ`,
      fr: `microfinance, micro finance, credit mutuel, finance, financier, financiere, cooperative d epargne, epargne et de credit, expert comptable, comptable, transfert d argent, credit bail, societe de financement`,
      pt: `financeira, financas, financeiro, microfinanca, microcredito, casa de cambio, contabilidade, sociedade financeira, leasing`,
      ar: `تمويل, ماليه, صرافه, محاسبه, تاجير تمويلي`,
      sw: `fedha, mikopo, ukopeshaji, vicoba`,
      af: `finansier`,
    },
    likely: {
      en: `loan, credit, saving, exchange, mortgage, cpa, fin, saccos, trust fund, audit, pawnbroker, cash`,
      fr: `epargne, credit, caisse`,
      pt: `credito`,
    },
  },
  {
    id: "banking",
    sure: {
      en: `bank, banking, banker, commercial bank, savings bank, development bank, central bank, microfinance bank, merchant bank, mortgage bank, investment bank, islamic bank, reserve bank, rural bank, community bank, bancorp, agricultural bank, industrial bank, land bank, national bank, export bank, bank of africa, bank of agriculture, cooperative bank, trust bank, food and agriculture bank`,
      fr: `banque, bancaire, caisse nationale d epargne, caisse d epargne, credit agricole, credit populaire, caisse des depot`,
      pt: `banco, bancaria, caixa economica`,
      ar: `بنك, مصرف, بنوك, مصارف, مصرفيه`,
      sw: `benki`,
    },
    likely: { en: `bk, bancshare, banc, ban` },
  },
  {
    id: "insurance",
    sure: {
      en: `insurance, assurance, reinsurance, insurer, insurance broker, life assurance, life insurance, general insurance, insurance company, medical aid, medical scheme, takaful, insure, health insurance, underwriter, funeral insurance, insurance agency, medical aid scheme`,
      fr: `assurance, assureur, reassurance, mutuelle sante, courtier d assurance, assurance vie, courtage d assurance`,
      pt: `seguro, seguradora, resseguro, corretora de seguro`,
      ar: `تامين, تكافل, اعاده تامين`,
      sw: `bima`,
      af: `versekering, assuransie`,
    },
    likely: { en: `life, mutual, broker`, fr: `vie, mutuelle` },
  },
  {
    id: "fintech",
    sure: {
      en: `fintech, mobile money, payment, digital payment, payment service, payment system, digital bank, neobank, e payment, crypto exchange, remittance`,
      fr: `monnaie electronique, paiement, mobile money`,
      pt: `pagamento, dinheiro movel`,
      ar: `مدفوعات, دفع الكتروني`,
      sw: `malipo`,
    },
    likely: { en: `pay, wallet, crypto, momo`, sw: `pesa` },
  },
  {
    id: "investment",
    sure: {
      en: `asset management, asset manager, fund manager, private equity, venture capital, capital partner, pension fund, investment fund, investment company, investment corporation, investment group, investment trust, investment holding, stockbroker, stock broker, securities brokerage, stock exchange, investment management, capital market, wealth management, sovereign fund, unit trust, hedge fund, provident fund, security brokera, infrastructure fund, equity fund, growth fund, financial investment, brokerage house, investment authority, ventures fund`,
      fr: `bourse, gestion d actif, capital investissement, fonds d investissement, societe d investissement, gestion de patrimoine`,
      pt: `gestao de activo, capital de risco, fundo de investimento, fundo de pensoe, bolsa de valores, corretora de valore, sociedade gestora`,
      ar: `استثمارات ماليه, صندوق استثمار, اوراق ماليه, استثمار`,
      sw: `uwekezaji, mfuko wa pensheni`,
      af: `beleggings`,
    },
    likely: {
      en: `investment, capital, invest, investor, equity, fund, asset, security exchange, partner capital, venture fund, inv, investm, participation, holding investment`,
      fr: `investissement, participation`,
      pt: `investimento, participacoe, investiment`,
    },
  },
  { id: "conglomerates", sure: { en: `conglomerate, diversified holding` } },
  {
    id: "technology",
    sure: {
      en: `software, software company, information technology, information system, computer, computer service, it solution, it service, it consulting, data centre, data center, cyber, cybersecurity, cyber security, web design, web hosting, web solution, digital solution, informatics, ict solution, ict, computing, data system, software solution, cloud computing, app developer, artificial intelligence, blockchain, technology solution, computer technology, microsystem, it firm, technology service, internet solution, computer solution, semiconductor, programming`,
      fr: `informatique, logiciel, developpement web, agence web, technologies de l information, solutions informatiques, numerique`,
      pt: `informatica, tecnologia de informacao, sistemas de informacao, tecnologias de informacao, software`,
      ar: `برمجيات, تكنولوجيا معلومات, حاسبات, معلومات, حاسوب`,
      sw: `teknolojia ya habari, kompyuta`,
    },
    likely: {
      en: `technology, tech, digital, data, system, cloud, it, electronic system, robotic, smart, app, code, soft, cyberspace, web, net`,
      fr: `technologie`,
      pt: `tecnologia, sistema`,
      ar: `تكنولوجيا, تقنيه`,
      sw: `teknolojia`,
    },
  },
  {
    id: "hubs",
    sure: {
      en: `innovation hub, tech hub, technology hub, incubator, accelerator, coworking, co working, coworking space, makerspace, fablab, fab lab, startup hub, innovation centre, entrepreneurship hub, business incubator, technology park, science park, hub`,
      fr: `incubateur, accelerateur, pepiniere d entreprise, espace de coworking`,
      pt: `incubadora, aceleradora, espaco de coworking`,
      ar: `حاضنه اعمال, مسرعه`,
    },
    likely: { en: `innovation, startup, launchpad, innovate`, fr: `innovation` },
  },
  {
    id: "telecom",
    sure: {
      en: `telecom, telecommunication, telkom, mobile network, mobile operator, broadband, internet service provider, isp, fibre network, fiber network, fibre, satellite, gsm, telephone, telephony, wireless, cellular, mast, telecom tower, tower company, cell network, mobile telecommunication, telco, satellites`,
      fr: `telecom, telecommunication, telephonie, fibre optique, fournisseur d acces internet`,
      pt: `telecomunicacoe, telecomunicacao, telefonia, operadora movel, comunicacoes movei`,
      ar: `اتصالات, موبايل, محمول, هاتف`,
      sw: `mawasiliano, simu`,
    },
    likely: {
      en: `communication, mobile, network, cell, tel, phone, fiber, internet, commun, connect`,
      fr: `communication mobile, reseau`,
      pt: `comunicacoe, rede, telefone`,
    },
  },
  {
    id: "media",
    sure: {
      en: `radio, fm, television, tv, broadcasting, broadcaster, newspaper, publishing, publisher, publication, printing, printer, printing press, press, media, film production, film, movie, production studio, recording studio, music, record label, magazine, news, graphics print, print, broadcasting corporation, media group, media production, printing house, cable tv, broadcast, printing work, printing publishing, journal, photography, photo studio, channel, prints`,
      fr: `radio, television, imprimerie, presse, journal, edition, editions, audiovisuel, quotidien, radiodiffusion, maison d edition, cinema production, hebdomadaire, telediffusion`,
      pt: `radio, televisao, grafica, imprensa, editora, jornal, tipografia, radiodifusao, audiovisual, semanario`,
      ar: `قناه, تلفزيون, اذاعه, صحيفه, جريده, مطبعه, مطابع, فضائيه, اعلام, راديو, انتاج اعلامي, دار نشر, طباعه`,
      sw: `redio, gazeti, magazeti, televisheni, habari, uchapishaji`,
      af: `drukkers, koerant, uitgewers`,
    },
    likely: { en: `studio, production, graphic, entertainment, voice, gospel, colour` },
  },
  {
    id: "advertising",
    sure: {
      en: `advertising, advertising agency, marketing agency, outdoor advertising, billboard, public relation, digital marketing, branding agency, event management, event planner, market research, media buying`,
      fr: `agence de publicite, publicite, agence de communication, regie publicitaire, relations publiques, publi, evenementiel`,
      pt: `publicidade, agencia de publicidade, relacoes publica, marketing digital`,
      ar: `اعلان, اعلانات, دعايه, تسويق`,
      sw: `matangazo`,
    },
    likely: { en: `marketing, event, branding, promotion, brand`, pt: `evento`, fr: `com` },
  },
  {
    id: "leisure",
    sure: {
      en: `football club, rugby club, cricket club, sport club, sports club, tennis club, golf club, athletic club, boxing club, netball club, swimming club, hockey club, football, rugby, cricket, netball, athletic, gymnastic, hockey, tennis, golf, boxing, soccer, basketball, volleyball, judo, karate, cycling, bowling, softball, swimming, aquatic, chess, football academy, sport academy, sports academy, soccer academy, cinema, theatre, museum, art gallery, gallery, casino, gaming, betting, sport betting, sports betting, lottery, gym, fitness, fitness centre, amusement park, theme park, stadium, dance, dance company, ballet, orchestra, opera, sport, sports, sports council, fc, bookmaker, recreation, performing art, festival, modern pentathlon, bowl, lifesaving, choir, art centre, arts festival, theatre production, drama, equestrian, sailing, yacht club, canoe, surfing, arts culture, cultural centre, bet`,
      fr: `cinema, theatre, musee, salle de sport, club de football, loterie, galerie d art, federation de football, parc d attraction, pari, club sportif`,
      pt: `ginasio, clube desportivo, clube de futebol, futebol, desporto, desportivo, cinema, teatro, museu, casino, jogo, lotaria`,
      ar: `نادي رياضي, كره قدم, سينما, مسرح, متحف, رياضه, رياضيه, نادي`,
      sw: `michezo, klabu ya mpira, mpira, makumbusho`,
      af: `sokker, rugbyklub, sportklub, krieketklub, gholfklub`,
    },
    likely: {
      en: `game, art, arts, recreation centre, club, leisure, play, star fc, lion, culture, artist, heritage`,
    },
  },
  {
    id: "healthcare",
    sure: {
      en: `hospital, clinic, medical centre, medical center, healthcare, health care, health centre, health center, dental, dentist, dental clinic, eye clinic, maternity, nursing home, diagnostic, medical laboratory, hospice, physiotherapy, optician, optometrist, ambulance, surgery, medical service, medical group, health service, medical practice, polyclinic, medical equipment, medical supply, veterinary clinic, animal hospital, rehabilitation centre, mental health, general hospital, dispensary, medical lab, medicals, radiology, medical device, frail care, medical cente, medicine, doctor, ophthalmology, orthopaedic, blood bank, blood service, medical facility, medical imaging`,
      fr: `clinique, hopital, centre de sante, polyclinique, cabinet medical, cabinet dentaire, laboratoire d analyse, maternite, centre medical, dispensaire, centre hospitalier, medical`,
      pt: `hospital, clinica, centro de saude, consultorio medico, posto de saude, maternidade, saude, laboratorio clinico, clinica dentaria`,
      ar: `مستشفي, مستشفيات, عياده, عيادات, طبي, طبيه, صحيه, مستوصف, مركز صحي`,
      sw: `hospitali, zahanati, kliniki, kituo cha afya, afya`,
      af: `hospitaal, kliniek`,
    },
    likely: {
      en: `health, medical, medicare, med, wellness, care, surgical, nursing, medic, hiv aid, aids, hiv, epilepsy, blind, disabled`,
      fr: `sante, soin`,
      pt: `medica, medico`,
    },
  },
  {
    id: "pharma",
    sure: {
      en: `pharmacy, pharmacie, pharmaceutical, pharma, chemist, drug store, drugstore, drug, pharm, drug manufacturing, biotech, vaccine, generic drug, dispensing chemist, pharmaceutic, pharmacist, biopharma, pharmaceuti, pharmaceutica, drughouse, drug house`,
      fr: `pharmacie, pharmaceutique, officine, laboratoire pharmaceutique`,
      pt: `farmacia, farmaceutica, farmaceutico, medicamento`,
      ar: `صيدليه, صيدليات, ادويه, دوائيه`,
      sw: `duka la dawa, famasi, dawa`,
      af: `apteek`,
    },
    likely: { en: `herbal, lab pharma, infusion, remedy, biotechnology, bioscience` },
  },
  {
    id: "education",
    isHead: true,
    sure: {
      en: `school, primary school, secondary school, high school, nursery school, preschool, pre school, college, university, academy, training institute, training centre, training center, training college, kindergarten, montessori, education, educational, educational service, polytechnic, seminary, creche, educare, edu care, early learning, early learning centre, early childhood development, ecd centre, ecd, playschool, school of, institute of technology, technical institute, e learning, elearning, tutorial, driving school, language school, business school, pre primary, junior school, learning centre, learning center, training academy, bootcamp, college of education, skills training, tuition, vocational training, community college, childhood development, university college, teacher college, day nursery, playgroup, nursery primary school, educational institute, literacy, schools`,
      fr: `ecole, lycee, college, universite, enseignement, formation, centre de formation, institut superieur, institut universitaire, polytechnique, faculte, garderie, ecole superieure, creche, groupe scolaire, institut de formation, ecole nationale, academie, complexe scolaire, centre universitaire, prepa, universitaire`,
      pt: `escola, colegio, universidade, ensino, formacao, instituto superior, instituto politecnico, centro de formacao, faculdade, educacao, jardim de infancia, creche, academia, externato, explicacoe`,
      ar: `جامعه, مدرسه, مدارس, كليه, تعليم, معهد, اكاديميه, روضه, تعليميه, تدريب`,
      sw: `chuo, chuo kikuu, shule, shule ya msingi, shule ya sekondari, elimu, chekechea`,
      af: `laerskool, hoerskool, skool, kleuterskool, universiteit, kollege, akademie, hoer, laer, pre primer, speelskool`,
    },
    likely: {
      en: `institute, training, learning, study, scholar, teaching, day care, daycare, child care, student, knowledge, skills development, child development, skills centre, day care centre`,
      fr: `institut, scolaire`,
      pt: `instituto`,
    },
  },
  {
    id: "research",
    isHead: true,
    sure: {
      en: `research institute, research centre, research center, research council, research institution, research foundation, think tank, archive, library, research station, scientific institute, research laboratory, research forum, research organisation, research organization, research unit, national research, agricultural research, medical research council, research agency`,
      fr: `institut de recherche, centre de recherche, recherche scientifique, bibliotheque, archive, laboratoire de recherche, recherche`,
      pt: `instituto de investigacao, centro de investigacao, investigacao, biblioteca, arquivo`,
      ar: `بحوث, مركز بحوث, مكتبه وطنيه, ابحاث`,
      sw: `utafiti, maktaba`,
    },
    likely: { en: `research, scientific, laboratory, science, observatory`, fr: `scientifique` },
  },
  {
    id: "government",
    isHead: true,
    sure: {
      en: `ministry of health, ministry of finance, ministry of agriculture, ministry of mine, ministry of energy, ministry of education, ministry of trade, ministry of defence, ministry of justice, ministry of interior, ministry of foreign affair, ministry of water, ministry of transport, ministry of land, ministry of public, state ministry, federal ministry, ministry of environment, ministry of local government, ministry of labour, ministry of tourism, ministry of industry, ministry of petroleum, ministry of work, municipality, city council, county government, county council, town council, district council, municipal council, local government, government of, state government, department of, revenue authority, embassy, high commission, police service, local municipality, district municipality, metropolitan municipality, city of cape town, city of johannesburg, national treasury, parliament, prime minister, national assembly, district assembly, municipal assembly, metropolitan assembly, bureau of standard, government, public service commission, regulatory authority, space agency, statistic office, statistic bureau`,
      fr: `ministere, mairie, commune de, prefecture, gouvernement, ambassade, direction generale, assemblee nationale, agence nationale, conseil regional, tresor public`,
      pt: `ministerio, camara municipal, governo, municipio, embaixada, conselho municipal, administracao municipal, direccao nacional, instituto nacional, autoridade tributaria`,
      ar: `وزاره, بلديه, حكومه, محافظه, سفاره, هيئه عامه, الهيئه العامه`,
      sw: `wizara, halmashauri, serikali, manispaa, jiji la, halmashauri ya mji`,
      af: `munisipaliteit, departement`,
    },
    likely: {
      en: `authority, commission, department, council, national agency, agency for, municipal`,
      fr: `agence`,
      pt: `agencia`,
      ar: `هيئه`,
    },
  },
  {
    id: "nonprofit",
    isHead: true,
    sure: {
      en: `foundation, ngo, association, society for, charity, charitable trust, church, ministry, mission, npc foundation, federation, trade union, union of, food bank, community organisation, community organization, welfare, welfare society, npo, trust foundation, humanitarian, relief, red cross, orphanage, soup kitchen, shelter for, chamber of, chamber of commerce, chamber of mine, development organisation, children home, old age home, community centre, community project, night shelter, girl guide, scout, fellowship, cathedral, mosque, christian social, workers union, national union, community development, community trust, outreach, non profit, community based, rotary club, lions club, child welfare, drop in centre, association of, orphan, spca, resource centre, community resource centre`,
      fr: `fondation, association, ong, eglise, federation, syndicat, mutuelle de solidarite, caritas, croix rouge, chambre de commerce, mission catholique, chambre de`,
      pt: `fundacao, associacao, ong, igreja, federacao, sindicato, cruz vermelha, confederacao, camara de comercio, missao`,
      ar: `جمعيه, مؤسسه خيريه, خيريه, نقابه, اتحاد, كنيسه, مسجد, غرفه تجاريه, هلال احمر`,
      sw: `kanisa, shirika lisilo la kiserikali, chama cha, taasisi ya kijamii, msikiti`,
      af: `kerk, vereniging, maatskaplike, welsyn, stigting, tehuis`,
    },
    likely: {
      en: `community, society, empowerment, hope, trust, care centre, union, initiative, youth development, development project, charities`,
      fr: `solidarite`,
      sw: `chama`,
    },
  },
  {
    id: "businessservices",
    isHead: true,
    sure: {
      en: `security service, security company, security guard, private security, guard security, security ltd, cleaning, cleaning service, cleaner, fumigation, recruitment, staffing, employment agency, human resource, outsourcing, bpo, call centre, contact center, contact centre, facility management, translation service, office service, payroll, manpower, labour broker, pest control, facility service, janitorial, guarding, secretarial, interpreter`,
      fr: `gardiennage, securite privee, nettoyage, recrutement, interim, societe de securite, ressources humaines, traduction, centre d appel, sous traitance`,
      pt: `seguranca privada, limpeza, recrutamento, recursos humanos, trabalho temporario, fumigacao, traducao, servicos de limpeza`,
      ar: `حراسه, امن, نظافه, توظيف, خدمات امنيه, ترجمه`,
      sw: `ulinzi, usafi`,
      af: `sekuriteit, skoonmaak`,
    },
    likely: {
      en: `security, business service, hr, talent, archives storage, commercial service`,
      pt: `servico`,
      fr: `service`,
      ar: `خدمات`,
      sw: `huduma`,
    },
  },
  {
    id: "consulting",
    isHead: true,
    sure: {
      en: `consulting, consultant, consultancy, advisory, advisor, advisory service, management consultant, consult, adviser, business consultant, engineering consultant, consulting engineer, consu`,
      fr: `conseil, consultant, bureau d etude, cabinet conseil, bureau d etudes`,
      pt: `consultoria, consultore, consultor, assessoria`,
      ar: `استشارات, استشاري, استشاريه`,
      sw: `ushauri`,
      af: `konsultante`,
    },
  },
  {
    id: "legal",
    isHead: true,
    sure: {
      en: `law firm, attorney, advocate, solicitor, law chamber, legal practitioner, legal service, lawyer, notary, law office, legal consultant, barrister, law, law associate, conveyancer`,
      fr: `avocat, cabinet d avocat, notaire, huissier, juridique, etude notariale`,
      pt: `advogado, sociedade de advogado, cartorio, notario, advocacia`,
      ar: `محاماه, محامي, محامون, قانونيه`,
      sw: `mawakili, wakili`,
      af: `prokureurs`,
    },
    likely: { en: `legal` },
  },
  {
    id: "consumerservices",
    sure: {
      en: `salon, hair salon, beauty salon, barber, barbershop, laundry, dry cleaner, funeral, funeral home, funeral service, funeral parlour, mortuary, spa, massage, hairdresser, tailor, tailoring, wedding, beauty parlour, beauty spa, massage parlour, undertaker, car wash, childminder`,
      fr: `salon de coiffure, coiffure, pressing, pompes funebre, blanchisserie, institut de beaute, couture, esthetique`,
      pt: `cabeleireiro, salao de beleza, lavandaria, funeraria, barbearia, alfaiataria, estetica`,
      ar: `صالون, مغسله, خياطه, تجميل`,
      sw: `saluni, kinyozi, dobi, mazishi`,
      af: `begrafnis, wassery, haarsalon`,
    },
    likely: { en: `beauty, hair` },
  },
];

export const ROLES: Readonly<Record<string, string>> = {
  wholesale:
    "supply, supplies, supplier, equipment supply, equipment, material, accessory, spare, fourniture, fournisseur, equipement, suprimento, fornecedor, equipamento, لوازم, معدات, vifaa",
  technology: "software, app, platform, logiciel, plateforme, plataforma",
};

export const NO_SIGN = `river bank, riverbank, west bank, east bank, south bank, north bank, left bank, right bank, eye bank, seed bank, sperm bank, milk bank, data bank, job bank, time bank,
  gene bank, sand bank, piggy bank, book bank, toy bank, talent bank, memory bank, power bank, bank of idea, bank street, bank road, bank holiday,
  diamond trust, diamond jubilee, golden gate, sun city, power of love, power fitness, empowerment, will power, girl power, power tool, power sport, power fashion,
  goldfield primary, air fresh, air conditioning, air condition, air conditioner, fresh air, open air, air filter, air product, air compressor, air force,
  click farm, server farm, body farm, farm road, oil painting, essential oil, soul food, food for thought, rock star, stone age, data mining, text mining, process mining,
  crypto mining, bitcoin mining, mine clearance, demining, land mine, landmine, team builder, character builder, bridge builder, nation builder, body builder, bodybuilder,
  dream builder, life coach, coach hire service, school of life, school uniform shop, school supply, hospital linen, hotel supply, bus stop, taxi rank, port elizabeth, port harcourt, port said,
  port louis, port sudan, port nolloth, port alfred, port shepstone, port edward, newport, port st john, port natal, port gentil, port saint, cape farm, water sport, waterfront, water front, water polo, water ski,
  black gold, gold coast, gold cup, gold medal, golden, silver star, blue diamond, coal city, press club, press freedom, press council, print cartridge, drug abuse, drug free, drug awareness, drug addiction,
  drug rehabilitation, anti drug, drug action, drug dependence, drug prevention, drug centre, alcohol drug, drug alcohol, legal form, law enforcement, fm global, travel bag, hub cap, mission critical, mission hill, mission control, library garden, news cafe, film festival, film society,
  steel band, steel drum, home shelter, sugar bay, sugar hill, sugar daddy, honey bee, tour de force, grand tour, market theatre, musical instrument store, garden route, inn club, national security, social security, food security, security council, security exchange, listed security,
  security printing, cyber security, drum, power plant engineer, shop steward, shop fitting, shopfitting, work shop, workshop, store age, storey, motor neurone, motor race, motor racing, motor sport, motor club, community bank of hope,
  bank of hope, radio active, radioactive, rail road side, ministry of defence force, farmers market, farm school, mine worker, mine school, hospital school, school for the blind, mint, hospital hill, gas light, mission school, church school,
  بنك الطعام, بنك الدم, banque alimentaire, banque de sang, banco alimentar, banco de sangue, banco de dados, banque de donnees, benki ya damu, film production school, wire less, union station, union square, federation square,
  house of hope, security gate, security door, theatre nurse, mining town, mining village, gold reef, goldreef, gold field, goldfield, health club, health food, health shop, tea room, tea garden, coffee bar, home of hope, legal aid`;

export const ANY_COMPANY = `company, co, corp, corporation, group, societe, ste, ets, compagnie, cie, companhia, cia, sociedade, empresa, entreprise, etablissement, grupo, groupe, generale, general, nationale, national, comp,
  شركه, مجموعه, مؤسسه, kampuni, shirika, project, services, centre, center, house, egyptian, arab, int, international, intl, operator, provider, producer, manufacturer, supplier, owner, union, soc`;
