import type { LanguageWords } from "./language-words";

export const PORTUGUESE: LanguageWords = {
  filler: `demasiado demasiada demasiados demasiadas demais o a os as um uma uns umas de do da dos das e ou em no na nos nas ao aos à às com por pelo pela pelos pelas para que quem qual quais cujo onde como quando se sua seu suas seus
    meu minha meus minhas nosso nossa nossos nossas eu nós ele ela eles elas me nos lhe isto isso este esta estes estas esse essa aquele aquela num numa entre até desde
    sobre sob perto junto dentro quero queremos queria gostaria gostava procuro procura procuramos procurar busco buscamos buscar preciso precisamos precisa encontrar
    encontre encontra mostrar mostre mostra ver dar dê dá lista listas listagem ter tem têm tenho temos tendo há ser é são está estão estar estou estamos foi favor
    obrigado obrigada olá oi bom boa dia tarde noite contactar contatar contacto contactos contato contatos vender vendemos vendo vendem compra compram comprar fazer
    faz fazem trabalhar trabalha trabalham trabalham operam opera operar actuam atuam actua atua actuar processam processa produzem produz fornecem fornece fabricam
    fabrica exportam exporta importam importa transportam empregam emprega empregando prestam presta gerem localizado localizada localizados localizadas sediado
    sediada sediados sediadas situado situada situadas baseado baseada baseadas sede especializado especializada especializadas especializados sector setor sectores
    setores área áreas ramo mercado mercados país países região regiões zona zonas cidade cidades capital província costa áfrica africano africana africanos africanas
    continente cliente clientes potencial potenciais comprador compradores fornecedor fornecedores parceiro parceiros actores principais principal todos todas todo toda cada vários várias
    alguns algumas muitos muitas muito mais menos bastante também assim bem bons boas melhor melhores novo novos nova novas antigo local locais nacional nacionais
    internacional internacionais privado privada privados privadas público pública públicos públicas sério fiável conhecido importantes importante líder líderes
    produto produtos serviço serviços solução soluções bens mercadoria mercadorias oferta pessoa pessoas funcionário funcionários trabalhador trabalhadores
    colaborador colaboradores empregado empregados tamanho dimensão porte cerca aproximadamente ano anos mês dia já ainda agora hoje actualmente atualmente
    especialmente sobretudo tipo tipos género nem não sem mas só apenas somente outro outros outra outras mesmo mesma através cargas ltda lda sa venda vendas
    negócio negócios marca marcas luxo moderno modernas projecto projectos projeto projetos pode podem poderia ajude ajudar me mande enviar envie dos às`,
  companies: `empresa empresas companhia companhias sociedade sociedades firma firmas organização organizações grupo grupos entidade entidades estabelecimento estabelecimentos
    instituição instituições agência agências escritório escritórios gabinete gabinetes casa casas fornecedor fornecedores exportador exportadores importador importadores
    produtor produtores fabricante fabricantes vendedor vendedores fábrica fábricas operador operadores cadeia cadeias fundo fundos`,
  negators: `sem, exceto, excepto, excetuando, exceptuando, salvo, menos, menos a, menos o, excluindo, excluir, exclui, fora, fora de, fora do, fora da, tirando, não, nao, nem, mas não, mas nao, e não, não quero, não queremos, não em, não no, não na,
    à excepção de, à exceção de, à excepção do, à excepção da, à exceção do, à exceção da, com excepção de, com exceção de, com excepção do, com exceção da, com exceção do, nada de, em vez de, exclusive, que não seja, que não sejam, que não são, nenhum, nenhuma`,
  lacks: "não têm, não tem, nao tem, não possuem, não possui, não dispõem, não dispõe",
  turns: "mas porém contudo apenas só quero procuro",
  ends: "em no na nos nas com mas que para de do da dos das situadas sediadas localizadas mais",
  at: "em no na nos nas de do da dos das a e ou entre por perto para cidade",
  purposes: "para, destinado a, ao serviço de",
  offers: `vendemos, vendo, fornecemos, oferecemos, fabricamos, produzimos, distribuímos, instalamos, somos, sou, a nossa empresa, nossa empresa, minha empresa, a minha empresa, quero vender, queremos vender, gostaria de vender, vender,
    nosso produto, nossos produtos, para o nosso, para a nossa, para os nossos`,
  asks: `procuro procuramos procurar busco buscamos quero queremos queria gostaria preciso precisamos encontrar contactar contatar lista mostrar mostre quais quem clientes contactos contatos`,
  targets: "a à ao aos às para",
  joins: "de do da dos das e em a o as os para com",
  sizes: `1-10: micro, microempresa, micro-empresa, muito pequeno, muito pequena
    1-10+11-50: pequeno, pequena, pequeno porte, de pequeno porte, pequena dimensão, de pequena dimensão
    1-10+11-50+51-200: pme, pmes, mpme, mpmes, pequenas e médias, pequena e média, pequenos e médios, pequenas ou médias, micro pequenas e médias
    51-200: médio, média, médios, médias, médio porte, de médio porte, porte médio, média dimensão, de média dimensão, tamanho médio, de tamanho médio
    51-200+201-1000+1000+: médias e grandes, médios e grandes, médias ou grandes
    201-1000+1000+: grande, grandes, grande porte, de grande porte, grande dimensão, de grande dimensão, maior, maiores
    1000+: muito grande, gigante, enorme`,
};
