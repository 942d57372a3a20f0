/**
 * `id` is stored and indexed: lowercase ASCII letters only, never changed once used. `words` are separated by commas
 * and compared without case, accents, punctuation, "and" and plural s; the name itself needs no entry. A longer phrase
 * wins over a shorter one anywhere in the text: "mobile money" (FinTech) over "mobile". A test rejects a phrase of two
 * industries. OpenStreetMap shop tags read "Sports (brand)"; "sports brand" is such a phrase.
 */
export const INDUSTRY_ROWS: readonly { id: string; name: string; parent?: string; words: string }[] = [
  {
    id: "agriculture",
    name: "Agriculture",
    words: `agricultural, agribusiness, agro, agro industry, agro processing, agroindustry, agrarian, farm,
      farming, farmer, farm product, agricultural and land investment, plantation, crops, horticulture,
      floriculture, flowers, livestock, dairy farming, poultry, forestry, timber, fishing, fisheries,
      aquaculture, fertilizer, fertiliser, seeds, tea estate, coffee export, cocoa, cotton, irrigation,
      veterinary, agricultural equipment, agricultural machinery, agricola, agropecuaria, elevage, peche,
      agronegocio, زراعة`,
  },
  {
    id: "agritech",
    name: "AgriTech",
    parent: "agriculture",
    words: `agtech, agrotech, agri tech, ag tech, agro tech, agricultural technology, digital agriculture, smart
      farming`,
  },
  {
    id: "mining",
    name: "Mining",
    words: `mine, miner, mining and quarrying, mining and metals, metals and mining, mineral, mineral
      exploration, exploration, quarry, quarrying, gold, gold mining, silver, platinum, diamond, gemstone,
      precious stones, precious metal, precious metals and mining, industrial metals and mining, other
      precious metals and mining, copper, cobalt, coal, coal mining, thermal coal, uranium, manganese,
      chrome, iron ore, bauxite, phosphate, phosphate mining, limestone, sand, aggregates, basic metals,
      natural resources, exploitation miniere, miniere, mineracao, minas, تعدين`,
  },
  {
    id: "energy",
    name: "Energy",
    words: `power, electricity, electric utility, electrical and energy, energy industry, energy supplier, power
      generation, power plant, power station, power distribution, coal power generation, coal power, oil
      and gas power generation, gas power generation, coal terminal, nuclear power, nuclear, generator,
      generator operator, plant operator, independent power producer, charging station, energy storage,
      energie, energia, electricite, eletricidade, electricidade, طاقة, كهرباء`,
  },
  {
    id: "renewables",
    name: "Renewable Energy",
    parent: "energy",
    words: `renewable, renewable electricity, renewable power, independent power and renewable electricity
      producer, clean energy, cleantech, clean tech, green energy, solar, solar energy, solar power, solar
      power generation, solar home system, photovoltaic, pv, wind energy, wind power, wind power
      generation, wind farm, hydropower, hydro power, hydroelectric, geothermal, geothermal power,
      bioenergy, bioenergy power generation, biogas, biomass, biofuel, mini grid, minigrid, off grid,
      energie solaire, solaire, energies renouvelables, energia solar, energia renovavel, طاقة شمسية`,
  },
  {
    id: "oilgas",
    name: "Oil & Gas",
    parent: "energy",
    words: `oil, gas, oil gas e p, oil gas and consumable fuel, oil and gas extraction, petroleum,
      petrochemical, mineral exploration petroleum, mining natural gas, natural gas, lng, lng terminal,
      lpg, liquefied petroleum gas, gas pipeline, oil pipeline, pipeline, fuel, fuel brand, fuel retail,
      fuel and lubricant, lubricant, refinery, oil refining, oil marketing, petrol station, filling
      station, service station, oilfield, oilfield services, energy equipment and services, upstream,
      downstream, petrole, petroleo, hydrocarbures, hydrocarbons, نفط, غاز`,
  },
  {
    id: "utilities",
    name: "Water & Utilities",
    words: `utilities, water, water supply, water treatment, watertech, water tech, wastewater, wastewater
      plant, sewage, sanitation, waste, waste management, recycling, environment, environmental services,
      eau, agua, saneamento, assainissement, مياه`,
  },
  {
    id: "manufacturing",
    name: "Manufacturing",
    words: `manufacturer, industrial, industry goods, factory, machinery, industrial machinery, steel,
      aluminium, aluminum, metal products, metallurgy, foundry, electrical equipment, electrical products,
      cables, packaging, containers and packaging, paper, paper and paper product, paper and forest
      product, pulp, plastic, rubber, glass, glassware, works operator, materials, basic materials,
      aerospace and defense, aerospace, defence, industrie, industria, fabrication, صناعة`,
  },
  {
    id: "food",
    name: "Food & Beverage",
    parent: "manufacturing",
    words: `food, food product, food processing, food production, food industry, food and catering, food and
      drink, packaged food, beverage, beverages brand, drinks, soft drinks, brewery, brewing, brewer,
      brewpub, winery, wine, wines and spirits, distillery, dairy, milk, sugar, flour, milling, flour
      milling, edible oil, bakery, pastry, confectionery, confectioners, chocolate, butcher, meat,
      seafood, ice cream maker, coffee, coffee roasting, tea, bottling, catering, tobacco, fast moving
      consumer goods, fmcg, agroalimentaire, alimentacao, bebidas, boissons, أغذية`,
  },
  {
    id: "chemicals",
    name: "Chemicals",
    parent: "manufacturing",
    words: `specialty chemicals, agrochemicals, industrial gases, paints, coatings, explosives, chimie, quimica`,
  },
  {
    id: "textiles",
    name: "Textiles & Apparel",
    parent: "manufacturing",
    words: `textile, apparel, apparel manufacturing, textiles apparel and luxury good, garment, leather, leather
      goods, footwear, fashion, clothing manufacturing, spinning, weaving, luxury goods, textil`,
  },
  {
    id: "consumergoods",
    name: "Consumer Goods",
    parent: "manufacturing",
    words: `consumer products, consumer brand, household products, household and personal product, household
      durable, household appliances, home appliances, personal care, personal care products, cosmetics
      manufacturing, consumer electronics, consumer durables, consumer discretionary, consumer staples,
      consumer defensive, consumer cyclical, soap, toiletries, hygiene products, furniture manufacturing,
      leisure products`,
  },
  {
    id: "automotive",
    name: "Automotive",
    words: `automobile, auto, auto parts, auto component, auto manufacturers, automobile dealer, car, car brand,
      car dealer, car dealership, car repair, car repair retail, car part, car parts brand, tyre, tyres
      brand, tires, motorcycle, motor vehicles, vehicles, vehicles and transport equipment, vehicle
      assembly, electric vehicles, trucks, garage, bicycle, automovel, automoveis`,
  },
  {
    id: "construction",
    name: "Construction",
    words: `building, builder, civil engineering, engineering, engineering and construction, construction and
      engineering, general contractor, contractor, infrastructure development, infrastructure
      construction, roads, road construction, architecture, architects, btp, genie civil, batiment,
      construcao, construcao civil, obras publicas, travaux publics, water drilling, borehole drilling,
      بناء, مقاولات`,
  },
  {
    id: "buildingmaterials",
    name: "Building Materials",
    parent: "construction",
    words: `building products, construction material, construction supplies, cement, ciment, cimento, concrete,
      bricks, tile, ceramics, sanitaryware, flooring, roofing, doors and windows, materiaux de
      construction, اسمنت`,
  },
  {
    id: "realestate",
    name: "Real Estate",
    words: `real estate management and development, equity real estate investment trust, real estate investment
      trust, reit, reit retail, property, property development, property developer, property management,
      estate agent, estate agency, housing, shopping centre operator, land development, immobilier,
      imobiliario, imobiliaria, عقارات`,
  },
  {
    id: "transport",
    name: "Transportation",
    words: `transport, transporte, transportation infrastructure, road and rail, rail, railway, rail transport,
      passenger rail, bus, buses, taxi, ride hailing, mobility, public transport, trucking, haulage,
      ferry, marine, toll booth, toll road, parking, car rental, نقل`,
  },
  {
    id: "logistics",
    name: "Logistics",
    parent: "transport",
    words: `transportation and logistics, transport and logistics, logistics and transport, freight, freight
      forwarding, air freight, air freight and logistics, supply chain, shipping, marine shipping,
      shipping line, port, port operator, harbour, terminal operator, warehouse, warehousing, courier,
      courier services, parcel, parcel locker, post, post depot, post office, postal, postal services,
      delivery, last mile delivery, cold storage, clearing and forwarding, customs clearing, transit,
      logistique, logistica`,
  },
  {
    id: "aviation",
    name: "Aviation",
    parent: "transport",
    words: `airline, air transport, air charter, airport, aircraft, aircraft maintenance, aerial services,
      helicopter, drone, aviacao`,
  },
  {
    id: "tourism",
    name: "Tourism",
    words: `travel, travel agency, travel and tourism, travel services, travel and hospitality, tour operator,
      tours, safari, tourist, nature reserve, national park, leisure travel, tourisme, turismo, سياحة`,
  },
  {
    id: "hospitality",
    name: "Hospitality",
    parent: "tourism",
    words: `hotel, hotels and resorts, resort, lodging, lodge, guest house, guesthouse, accommodation,
      restaurant, hotels restaurants and leisure, cafe, coffee shop, fast food, ice cream, bar, pub,
      nightclub, event venue, hotellerie, hotellerie restauration, restauration, hotelaria, فنادق`,
  },
  {
    id: "retail",
    name: "Retail",
    words: `retailer, retailing, specialty retail, broadline retail, retail and consumer brand, food and staples
      retailing, supermarket, hypermarket, grocery, grocery stores, convenience, convenience store,
      convenience retail, department store, variety store, discount store, shop, store, chain store,
      kiosk, mall, alcohol, alcohol brand, liquor retail, liquor store, tea brand, baby goods, bag brand,
      bag, bed brand, bed, books, books brand, books retail, bookshop, bookstore, clothes, clothes brand,
      clothing, clothing retail, apparel retail, fashion retail, shoes, shoe store, footwear retail,
      jewelry, jewellery, cosmetics, beauty brand, perfumery, doityourself, do it yourself, diy, hardware,
      hardware brand, hardware retail, hardware store, electronics brand, electronics retail, electronics
      store, hifi, furniture, furniture retail, furniture store, home furnishings, household linen,
      houseware, interior decoration, kitchen, lighting, mobile phones retail, outdoor brand, outdoor
      retail, pet, pet shop, sports brand, sports retail, sporting goods, stationery, toys, ticket brand,
      trade brand, trade retail, tool hire, herbalist, commerce, comercio, varejo, commerce de detail,
      grande distribution, تجارة`,
  },
  {
    id: "ecommerce",
    name: "E-commerce",
    parent: "retail",
    words: `ecommerce, online retail, online shop, online store, online marketplace, marketplace, internet
      retail, electronic commerce, commerce electronique, comercio eletronico`,
  },
  {
    id: "wholesale",
    name: "Wholesale & Distribution",
    parent: "retail",
    words: `wholesale, wholesaler, distribution, distributor, trading, trading company, trading companies and
      distributor, general trading, import, export, import export, importer, exporter, office supplies,
      office supplies and furniture, office equipment, commodity trading, procurement, general
      merchandise, comercio por grosso, commerce de gros, commerce general`,
  },
  {
    id: "finance",
    name: "Finance",
    words: `financial, financial service, diversified financial service, digital financial services, financial
      conglomerate, finance insurance, banking and finance, consumer finance, credit, lending, lender,
      money lender, microfinance, micro finance, microcredit, micro lending, leasing, mortgage, mortgage
      brand, pawnbroker, bureau de change, foreign exchange, forex, money transfer, remittance, sacco,
      credit union, accounting, accountancy, audit, bookkeeping, tax, financas, servicos financeiros,
      services financiers, تمويل, مالية`,
  },
  {
    id: "banking",
    name: "Banking",
    parent: "finance",
    words: `bank, bank brand, commercial bank, commercial banking, retail banking, regional banks, banks
      regional, diversified banks, savings bank, thrifts and mortgage finance, multilateral development
      bank, development bank, development finance institution, central bank, atm, atm brand, banque,
      banco, بنك, مصرف, بنوك`,
  },
  {
    id: "insurance",
    name: "Insurance",
    parent: "finance",
    words: `insurer, insurance brand, insurance firm, reinsurance, insurance broker, life insurance, health
      insurance, medical aid, insurtech, insur tech, assurance, seguro, seguradora, takaful, تأمين`,
  },
  {
    id: "fintech",
    name: "FinTech",
    parent: "finance",
    words: `fin tech, financial technology, digital wealth fintech, mobile money, digital payment, payment,
      payment services, payment processing, digital bank, neobank, digital banking, digital lending,
      cryptocurrency, crypto, monnaie electronique`,
  },
  {
    id: "investment",
    name: "Investment",
    parent: "finance",
    words: `investment fund, investment bank, investment banking, investment holding, private equity, private
      equity firm, venture capital, capital market, asset management, fund management, wealth management,
      stock exchange, stockbroker, stockbroking, brokerage, pension fund, pensions, sovereign fund,
      holding company, investissement, investimento, استثمار`,
  },
  {
    id: "conglomerates",
    name: "Conglomerates",
    words: "industrial conglomerate, diversified, diversified holding, diversified group",
  },
  {
    id: "technology",
    name: "Technology",
    words: `tech, it, ict, information technology, information technology service, information and communication
      technology, it services, it service and it consulting, it consulting, it equipment and services, it
      equipment, software, software development, software company, saas, internet, web, web hosting, web
      hosting and internet related services, web development, website, website design, website design and
      development, app development, data centre, data center, cloud, cloud computing, cybersecurity, cyber
      security, artificial intelligence, ai, machine learning, data analytics, blockchain, computer,
      computer hardware, technology hardware, technology hardware storage and peripheral, electronics,
      electronic equipment instruments and component, semiconductor, semiconductors and semiconductor
      equipment, robotics, iot, internet of things, games development, video games, ui ux, ui ux and
      product design, product design, digital, digital services, startup, technology risk and consulting,
      informatique, informatica, tecnologia, technologie, تكنولوجيا, برمجيات`,
  },
  {
    id: "hubs",
    name: "Innovation Hubs & Coworking",
    parent: "technology",
    words: `innovation hub, tech hub, innovation tech hub, technology hub, innovation centre, innovation,
      incubator, business incubator, accelerator, startup accelerator, business support and innovation,
      coworking, coworking space, coworking brand, co working, open community workspace, workspace,
      makerspace, makerspace fablab, fablab, fab lab, science park, technology park`,
  },
  {
    id: "telecom",
    name: "Telecommunications",
    words: `telecom, telecommunication service, diversified telecommunication service, telecommunication brand,
      communications equipment, communications, communication service, mobile network operator, mobile
      network, mobile operator, mobile phone, mobile, mobile phone brand, wireless, fibre, fiber,
      broadband, internet service provider, isp, satellite, satellite communications, telephone, telephone
      operator, telephony, mast, mast operator, towers, tower company, call centre technology,
      telecomunicacoes, telecomunicacao, اتصالات`,
  },
  {
    id: "media",
    name: "Media",
    words: `broadcasting, television, tv, television broadcasting, radio, radio broadcasting, news, newspaper,
      press, publishing, publisher, printing, printing and publishing, media and entertainment,
      entertainment, film, film production, movies, music, music production, streaming, journalism,
      content production, photography, copyshop, presse, imprensa, imprimerie, edition, إعلام`,
  },
  {
    id: "advertising",
    name: "Advertising & Marketing",
    parent: "media",
    words: `advertising, advertising agency, marketing, marketing agency, digital marketing, public relations,
      branding, billboard, outdoor advertising, market research, events, event management, publicite,
      publicidade, communication agency, agence de communication`,
  },
  {
    id: "leisure",
    name: "Leisure & Sports",
    words: `leisure, sport, sport and recreation, sports club, football club, recreation, fitness, fitness
      centre, gym, cinema, amusement arcade, amusement park, indoor play, gaming, betting, sports betting,
      bookmaker, lottery, casino, casinos and gaming, theme park, golf, performing arts, arts, arts and
      culture, art gallery, gallery, museum, theatre, loisirs, lazer, desporto, رياضة`,
  },
  {
    id: "healthcare",
    name: "Healthcare",
    words: `health, health care, health care provider, health care providers and services, health services,
      hospital, hospitals and health care, clinic, doctors, dentist, dental, medical, medical care
      facility, medical services, medical centre, medical laboratory, diagnostics, laboratory services,
      healthtech, health tech, medtech, telemedicine, medical devices, medical equipment, medical
      supplies, health care equipment and supply, optician, nursing, ambulance, sante, saude, صحة, مستشفى`,
  },
  {
    id: "pharma",
    name: "Pharmaceuticals",
    parent: "healthcare",
    words: `pharma, pharmacy, pharmaceutical manufacturing, pharmaceuticals and medical supply, drug
      manufacturers, drugs, drugstore, chemist, biotechnology, biotech, vaccines, pharmacie, farmacia,
      farmaceutica, pharmaceutique, أدوية, صيدلية`,
  },
  {
    id: "education",
    name: "Education",
    words: `school, college, university, higher education, education services, primary school, secondary school,
      kindergarten, nursery school, language school, music school, driving school, training, training
      brand, training centre, vocational training, skills training, edtech, ed tech, tech education, e
      learning, elearning, academy, institute of technology, formation, enseignement, ensino, educacao,
      escola, ecole, universite, universidade, تعليم, جامعة, مدرسة`,
  },
  {
    id: "research",
    name: "Research & Libraries",
    parent: "education",
    words: `research, research facility, research institute, research centre, university research hub,
      scientific research, archive, archive or library, library, laboratory, think tank, recherche`,
  },
  {
    id: "government",
    name: "Government",
    words: `public sector, public administration, government agency, government body, government institution,
      ministry, municipality, local government, parastatal, state agency, embassy, courthouse, police,
      military, survey point, administration publique, governo, gouvernement, حكومة`,
  },
  {
    id: "nonprofit",
    name: "Non-profit",
    words: `nonprofit, non profit organisation, non profit organization, not for profit, npo, npc, ngo, ngo
      foundation, charity, charitable, foundation, association, society, church, religious, religious
      organisation, faith based organisation, community centre, community organisation, social facility,
      social enterprise, social services, humanitarian, aid agency, development agency, cooperative union,
      trade union, political party, scout, club, heritage, ong, associacao, جمعية`,
  },
  {
    id: "businessservices",
    name: "Business Services",
    words: `commercial services, commercial services and supply, professional service, outsourcing, bpo,
      business process outsourcing, call centre, call center, staffing, recruitment, employment agency,
      human resources, hr, security, security services, private security, guarding, cleaning, cleaning
      services, cleaning and facility service, facility management, office services, translation, rental
      and leasing service, equipment rental, machinery rental, interpretation, services aux entreprises,
      servicos`,
  },
  {
    id: "consulting",
    name: "Consulting",
    parent: "businessservices",
    words: `consultancy, consultant, management consulting, business consulting, management consultancy,
      advisory, advisory services, business advisory, engineering consultancy, strategy consulting,
      conseil, consultoria`,
  },
  {
    id: "legal",
    name: "Legal Services",
    parent: "businessservices",
    words: `legal, law, law firm, lawyer, attorney, advocates, solicitors, notary, juridique, avocat, advogados,
      محاماة`,
  },
  {
    id: "consumerservices",
    name: "Personal Services",
    words: `consumer service, hairdresser, hair salon, beauty salon, beauty, spa, barber, laundry, dry cleaning,
      funeral director, funeral, funeral services, mortuary, shoe repair, tailor, home services, domestic
      services, childcare, wedding services`,
  },
];
