import type { LanguageWords } from "./language-words";

/** The Portuguese of Angola, Mozambique, Cape Verde, Portugal and Brazil. */
export const PORTUGUESE: LanguageWords = {
  groups: {
    enviar: `
      enviar; envie; enviem; envia; enviarem; mandar; mande; mandem; manda; mandarem; remeter; remeta;
      remetam; fornecer; forneça; forneçam; partilhar; partilhe; partilhem; compartilhar; compartilhe;
      passar; passe; passem; passa; dar; dê; deem; fazer; faça; façam; faz; apresentar; apresente;
      apresentem; encaminhar; encaminhe; disponibilizar; disponibilize; preparar; prepare; elaborar; emitir;
      emita; trazer; traga; tragam; facultar; faculte`,
    oferta: `
      orçamento; orçamentos; cotação; cotações; proposta; propostas; oferta; preço; preços; preçário;
      tabela; tabelas; lista; tabela de preços; lista de preços; catálogo; catálogos; brochura; folheto;
      apresentação; portfólio; portefólio; detalhes; informações; informação; info; infos; ficha técnica;
      fichas; factura; fatura; factura proforma; fatura proforma; proforma; pro forma; contrato; condições;
      amostra; amostras; nota de encomenda; formulário; dados; mais; valores; valor; documento; documentos;
      documentação; link; nib; iban; minuta; simulação`,
    preco: `
      preço; preços; preçário; orçamento; cotação; cotações; valor; valores; tabela de preços;
      lista de preços; tarifário; proforma; fatura proforma; factura proforma; custo; custos; desconto`,
    ligar: `
      ligar; ligue; liguem; liga; ligarem; telefonar; telefone; telefonem; contactar; contacte; contactem;
      contatar; contate; contatem; chamar; chame; whatsapp; bipar; bipe; bipa`,
    falar: `
      reunião; reuniões; chamada; conversa; call; videochamada; videoconferência; demonstração; demo;
      visita; encontro; apresentação; entrevista; conversar; falar; reunir; encontrar; ligação; telefonema;
      café; bate papo; agenda; zoom`,
    mes: `
      janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro;
      jan; fev; mar; abr; ago; set; out; nov; dez`,
    longe: `
      {próximo,proximo} {ano,trimestre,semestre,exercício,orçamento,ciclo};
      ano {que vem,próximo,seguinte,novo}; {no,o} ano que vem;
      {segundo,primeiro,terceiro,quarto} {semestre,trimestre}; {em,para,a partir de,lá para,no mês de,só em,
      fins de,finais de,início de,inícios de,meados de,depois de,até} <mes>; {depois,após,passadas} {das,
      dos,da,do,as,os,o,de} {férias,eleições,festas,natal,páscoa,carnaval,ramadão,colheita,chuvas,auditoria,
      ano}; {daqui a,dentro de,em} {alguns,uns,dois,três,quatro,seis,2,3,4,6} meses;
      {final,fim,finais} {do,de} {ano,trimestre,exercício}; {2027,2028};
      {outra,próxima} {altura,ocasião,oportunidade,vez}; {mais tarde,noutra altura}; futuro`,
    fornecedor: `
      fornecedor; fornecedores; prestador; prestadores; parceiro; parceiros; solução; sistema; ferramenta;
      software; contrato; alguém; quem; empresa; serviço; equipa; equipe; um; uma; nosso; nossa;
      internamente; departamento; esse; isso; tudo`,
    mail: `
      mail; mails; email; emails; e mail; e mails; mensagem; mensagens; newsletter; newsletters;
      publicidade; spam; sms; correio; correios; contactos; contatos; comunicações; propaganda; promoções;
      isto; isso; ofertas; propostas; vossos; vossas; seus; suas; estas; esses; essas; lixo`,
    lista: `
      lista; listas; base; bases; base de dados; mailing; mailing list; lista de contactos;
      lista de distribuição; registos; registro; ficheiro; cadastro; sistema; contactos; contatos`,
  },
  says: [
    [
      "unsubscribe",
      `
        {parem,pare,para,chega,basta} {com,de} {estes,esses,os,as,estas,essas,tantos,tantas} {e mails,emails,
        mails, mensagens,publicidade,spam}; {parem,pare} de {enviar,mandar,escrever,incomodar,me,nos} ..;
        {cancelar,cancele,cancelem,anular,anule} .. {subscrição,inscrição,assinatura,registo,cadastro};
        descadastr*; desinscrev*; desinscri*; dessubscrev*; unsubscribe; {remov*,retir*,tir*,elimin*,apag*,
        exclu*,risc*} {me,nos,o meu,a minha,meu,minha,o nosso,nosso,os meus,os nossos,meus} .. {da,das,de,
        do, dos,desta,dessa,deste} {vossa,sua,vossas,suas,tua,essa,toda,todas,} <lista>;
        {remov*,retir*,tir*,elimin*,apag*,exclu*} {me,nos}; {remova,remover,removam,retire,retirar,retirem,
        tire,tirem,tirar,elimine,eliminar,eliminem,apague,apagar,apaguem,exclua,excluir,esqueça,esqueçam} {o
        ,os ,a ,}{meu,meus,minha,nosso,nossos,nossa,este} {email,e mail,mail,endereço,contacto,contato,
        contactos,contatos,nome,número,dados,telefone,telemóvel}; {pare,parem,para,parar,deixe,deixem,chega,
        chega de,basta,basta de,cesse,cessem,stop} {de ,com ,}{me ,nos ,}{enviar*,mandar*,escrever*,
        contactar*,contatar*,ligar*,incomodar*,chatear*,importunar*,emails,mensagens,spam,publicidade,
        perseguir,encher}; {pare,parem} {com ,}{isso,isto,já,os,as,esses}; {não,nao,nunca} {me ,nos
        ,}{envie, enviem,mande,mandem,escreva,escrevam,contacte,contactem,contate,contatem,ligue,liguem,
        incomode, incomodem,chateie,chateiem,importunem,telefone,telefonem,perturbe,perturbem,aborreça} {me
        ,nos ,}{nunca ,}mais;
        não {me ,nos ,}{envie,enviem,mande,mandem} {me,nos,} {mais,nada,nenhum,<mail>};
        não {me,nos} {escreva,escrevam,contacte,contactem,contate,contatem,incomode,incomodem,chateie,
        chateiem,perturbe,perturbem,importune,importunem,aborreçam};
        não {escreva,escrevam,contacte,contactem,incomode,incomodem} {me,nos};
        não {quero,queremos,desejo, desejamos,pretendo,pretendemos,gostaria,gostaríamos,autorizo} {de ,mais
        ,}{voltar a ,}{receber,ser contactado,ser contactada,ser contatado,ser incomodado} ..;
        {não,nunca} {mais ,}{quero,queremos} {mais ,ver ,}{emails,mensagens,contactos,os vossos};
        {nada de,sem} mais {emails,mensagens,contactos};
        {deixe,deixem,deixa} {me,nos} {em paz,sossegado,sossegada}; {isto,isso} é {spam,assédio,lixo};
        é spam; {marcar,marquei,reportar,denunciar,bloquear,bloqueei,denuncio,vou denunciar,vou bloquear} ..
        {spam, vos,vosso,email,denúncia}; {lgpd,rgpd} ..;
        nunca {me inscrevi,subscrevi,pedi para receber,autorizei}; ^stop$; ^pare$; ^parem$; ^remover$;
        {opor,oponho} me ao tratamento; direito ao esquecimento; esqueçam {me,o meu};
        fora da {vossa,sua} lista; {não} {me,nos} {mandem,mande,enviem,envie,mandes} mais;
        {farto,farta,cansad*,saturad*} {de,dos,das} {vossos,vossas,receber,emails,mensagens,tanto};
        {quero,queremos,desejo,gostaria de} {sair,ser removid*,ser retirad*,ser excluíd*} {da,desta,dessa,
        de}; {já} {pedi,pedimos,disse} .. {remov*,retir*,parar,parem}; {chega,basta} {de} ..`,
    ],
    [
      "not_interested",
      `
        não vamos {comprar,avançar,querer,aceitar,encomendar}; {dispensamos,dispenso} ..; {recusar,recusou,recusamos,
        declinar,declinou,rejeitou,rejeitamos} ..; ninguém .. {interess*,quer}; não vale a pena ..; nem pensar;
        de {forma,maneira} alguma; de {modo,maneira} nenhum; de modo nenhum; não {nos ,me ,}serve; não .. quer;
        já temos quem ..; {resposta,a resposta} é não; não {vemos,vejo,há} interesse;
        {decidiu,decidimos,decidiram,optámos,optamos} {não,por não} ..; {vamos,tenho de,temos de} {recusar,
        declinar}; {recusamos,declinamos,rejeitamos,rejeitou,recusou} ..; não {se enquadra,nos serve,faz falta};
        {escolhemos,escolhi,preferimos,ficámos com,ficamos com} .. {outro,outra,atual,actual};
        não {obrigado,obrigada,obg,grato}; ^não$; mas não$; não não; sem interesse;
        não {temos,tenho,há,tem,vejo,vemos,existe} {qualquer ,nenhum ,muito ,}{interesse,necessidade,
        intenção, utilidade}; não {estou,estamos,está,fiquei,ficámos} {interess*};
        não {preciso,precisamos,necessito, necessitamos,quero,queremos,pretendo,pretendemos,desejo,
        desejamos,compro,compramos,usamos,utilizamos, trabalhamos,procuramos,aceitamos,aceito,concordo,
        gostei,gostamos,consideramos,fazemos};
        não {nos ,me ,}{interessa,convém,serve,convence,agrada,interessam}; não {faz,fará} {sentido,falta};
        não {é ,será ,}{necessário,preciso,para nós,para mim,o que,do nosso,adequado,relevante,viável,
        vantajoso,útil,interessante,possível}; não {vale,valerá} a pena; escusa{m,} de;
        {escusado,desnecessário,inútil,dispenso,dispensamos,dispensa}; não {vamos,vou,iremos,podemos,
        poderemos,pudemos,conseguimos} {avançar,prosseguir,continuar,aceitar,seguir,comprar,contratar,
        aderir, dar seguimento,ficar,querer,participar,dar continuidade,considerar};
        não {avançamos,avançaremos,aceitamos,prosseguiremos,avanço};
        {decidimos,decidi,optámos,optamos,preferimos,prefiro,resolvemos,optei} {por ,}não ..;
        {recusamos,recuso,recusar,recusada,rejeitamos,rejeitada,declinamos,declinar,declino,rejeitar};
        não {se ,}{enquadra,adequa,aplica,encaixa,corresponde,ajusta,satisfaz};
        se {enquadra,adequa,aplica} não; não {corresponde,responde,vai de encontro,vai ao encontro,atende};
        {deixei,deixámos,deixamos,deixou} de {estar ,ter ,precisar ,}{interess*,necessidade,};
        perdi o interesse; perdemos o interesse; já não {preciso,precisamos,temos interesse,tenho interesse,
        estou interess*,estamos interess*,queremos,quero,é necessário,nos interessa}; {nós,nos,eu} não$;
        {fica,deixa,deixe} para {quem,outro,outros}; {deixe,deixa,deixem} {estar,para lá,lá};
        esqueça {isso,lá,}; perda de tempo; {não perca,não percam,não gaste} ..; {nem} {eu,nós,pensar} ..;
        {optámos,optamos,optei,escolhemos,contratámos,contratamos,adjudicámos,adjudicamos,fechámos,fechamos,
        assinámos,decidimos} {por ,com ,a ,}{outro,outra,um concorrente,um outro,uma outra,a concorrência,
        diferente}; {escolhemos,contratámos} .. {outro,outra,concorrente,concorrência};
        {infelizmente,lamentamos,lamento} {não,informar,mas não,mas,comunicar,ter de};
        {fechou,encerrou,encerrámos,encerramos,fechámos} {as portas,definitivamente,a actividade,a
        atividade, portas,em}; {empresa} {fechou,encerrou,faliu}; faliu;
        {fora} {de questão,do nosso,dos nossos,de cogitação};
        de {modo,maneira,forma} {nenhum,nenhuma,alguma}; nem pensar; negativo; {não,nada} {feito,disso};
        nada feito; {passo,passamos,vamos passar,vou passar}$; {fica,ficará} para {outra,a próxima};
        {guarde,guardem} {a vossa,a sua,as vossas}; não foi {aprovad*,seleccionad*,selecionad*,aceit*};
        sem {necessidade,efeito}; {teria,teríamos,tinha,tínhamos} {gostado,tido,sido} ..;
        {já ,}temos {tudo ,}{o que,tudo} ..; nada {que,para,a} ..;
        {cancel*,anul*} {a,o,tudo,isso,reunião,pedido}; {mudei,mudámos,mudamos} de {ideias,opinião,ideia};
        {não} {foi,fomos,é,será,seria} {aprovad*,aceit*, possível,o nosso,uma prioridade para,autorizad*,
        vantajos*}; {a direcção,a direção,a administração,o patrão,o chefe,o conselho} .. {recusou,não,
        rejeitou,disse que não,chumbou}; disse que não; {boa,muita} sorte; {felicidades,sucesso,sucessos};
        {não somos,não sou} {cliente,clientes,compradores}; não {por,a,com} esse{s,} {preço,preços,valor};
        {burla,burlões,golpe,fraude,vigaristas,aldrabões}; {encontrámos,encontramos,arranjámos,achámos,
        encontrei} {outro,outra,melhor,mais barato,quem,um,uma} ..;
        {outro,outra} {fornecedor,empresa,prestador,opção,proposta,solução,parceiro};
        {com a,na,da} concorrência; {desculpe,desculpem,lamento,lamentamos} {mas ,}{não,nao};
        {não contem,não conte} {comigo,connosco}; prescindimos; prescindir; {dispensamos,dispenso} ..;
        não {nos ,me ,}{dá,daria} jeito; {somos,é} {uma empresa ,}{pequen*,muito pequen*};
        não {vendemos,compramos,importamos,usamos,utilizamos,trabalhamos}; não {seremos,serei,seria} ..;
        não {iremos,irei,vai,vamos} {querer,precisar,comprar,dar,ser,avançar,prosseguir,renovar};
        não {acho,creio,penso,me parece} ..;
        não {estou,estamos} {muito,nada,minimamente,convencid*,virad*,para}; {ficamos,fico,continuamos,
        continuo,preferimos continuar,preferimos manter,vamos manter,vamos continuar,mantemos} {com ,a ,o
        ,}{com ,}{o nosso,a nossa,o meu,o actual,o atual,quem}; ^nunca$;
        nunca {pedi,pedimos,estive*,mostr*,disse*}; nada {interess*,disso,feito,a ver};
        não {queremos,quero} {nada,saber,reunião,reuniões,comprar,isso}; {dá,deu} {para ,}não; não dá;
        {dispenso,dispensamos}; não {há ,temos ,}{interesse,necessidade};
        {nem} {pensar,interess*,quero,queremos}; {sem} {hipótese,hipóteses,chance,chances};
        {ignore,ignorem} ..; não {conte,contem} ..; tem de ser não; pena mas; {pouco,nada} interess*;
        {decidimos,decidi,optámos por,optamos por,preferimos,prefiro,resolvemos,escolhemos,vamos} {manter,
        continuar,ficar,renovar,permanecer,seguir com,trabalhar com,não};
        {fornecedor,parceiro,prestador} {actual,atual,habitual}`,
    ],
    [
      "not_interested",
      `
        já {temos,tenho,trabalhamos,trabalho,usamos,utilizamos,contratámos,contratamos,estamos servidos,
        estamos bem,comprámos,compramos,adquirimos,dispomos,possuímos,fazemos,resolvemos,há} {com ,um ,uma
        ,o ,a ,de ,}<fornecedor>; já {temos,tenho,usamos,utilizamos,contratámos,contratamos,comprámos,
        compramos,estamos {servidos,bem servidos,bem,equipados,resolvidos},fechámos,assinámos,adquirimos,
        possuímos,dispomos}; {estamos,estou} {bem ,muito ,}{servido,servidos,satisfeito,satisfeitos,
        satisfeita,bem assim,contentes,felizes} {com,assim,}; {temos,tenho} {o ,os ,um ,a ,}{nosso,nossos,
        próprio,fornecedor,fornecedores} {fornecedor*,suficiente*,próprio,habitual,habituais,fixo,fixos,};
        {fazemos,tratamos,gerimos,produzimos,resolvemos} .. {internamente,dentro de casa,nós mesmos,nós
        próprios,cá dentro}; {muito,demasiado,bastante,é,tão} {caro,cara,caros,caras,elevado,elevados};
        caro {demais,para nós}; {acima,fora} {do,dos} {nosso ,nossos ,}{orçamento,alcance,possibilidades};
        não temos {condições,capacidade,meios,como pagar,dinheiro para}; má experiência;
        não {estou,estamos} {satisfeito*,contente*} com {vosso,a vossa,os vossos,o vosso};
        {acabámos,acabamos,acabei} de {assinar,comprar,renovar,contratar,mudar}`,
      5,
    ],
    [
      "wrong_person",
      `
        {isso,isto} é {com,do,da,para} .. {departamento,compras,colega,direcção,direção,outra,outro};
        {pessoa,endereço,email,número,contacto,contato,departamento,destinatário,empresa,e mail} {errad*,
        incorrect*,equivocad*}; {não,nao} {sou,é,somos} {eu ,mais ,a ,o ,}{a ,o ,}{pessoa,responsável,
        contacto,contato,encarregad*,indicad*,certo,certa,que trato,quem trata,quem decide,que decido,
        comigo, da minha,do meu,a minha área,o meu,minha,meu,adequad*,competente,correct*,corret*,decisor,
        funcionári*, colaborador*};
        não {trato,cuido,decido,respondo,lido} {disso,disto,desse,deste,destes,dessas,de,desta,por};
        não {me ocupo,compete,cabe} ..;
        {enganou,enganaram,enganado,enganada,engano} {se ,}{de ,na ,no ,}{pessoa,número,email,endereço,};
        {foi,é} engano; já não {trabalh*,estou,faço parte,está,sou,pertenço,fazem,exerço,presta} ..;
        não {trabalh*,está,estou} {mais ,}{aqui,cá,nesta,na,no,lá,nessa,mais,com};
        {trabalho,estou} mais {aqui,na,no}; {saí,sai,saiu,deixou,deixei,abandonou,abandonei} {da ,a ,na ,do
        ,esta ,essa ,}{empresa,companhia,banco,firma,cargo,instituição,função,organização,grupo,nossa};
        {reformou,aposentou,demitiu,desligou} se; {reformei,aposentei,demiti,mudei} me;
        {reformad*,aposentad*,falecid*,transferid*,exonerad*}; {faleceu,morreu};
        {mudei,mudou,fui transferid*,foi transferid*} {de ,para }{departamento,empresa,outra,outro,sector,
        setor,área,função}; {meu,minha,seu,sua} {sucessor*,substitut*};
        {substituíd*,substitui,substituiu} {por,me,o,a,pelo,pela}; não conheço {esta,essa,a vossa} ..;
        {quem,que} {trata,decide,cuida,gere,responde,compra,está à frente,está encarregue} {disso,disto,de,
        das,dos,é,por,desses,destes,desta,dessa};
        {outro,outra} {departamento,sector,setor,pessoa,colega,área,direcção};
        {decisão,decisões,compras} {é ,são ,}{tomad*,feit*,centralizad*,tratad*} {por,pela,pelo,na,em};
        não é {a minha,o meu,da minha,do meu,comigo}; {isso,isto} é com ..; não é da minha competência;
        {minha,meu} {área,departamento,responsabilidade,pelouro} {não};
        {email,número,endereço,conta} {pessoal,particular,privado,privada};
        {vendi,vendemos,vendeu} {a ,}{empresa,negócio,a minha,a nossa};
        {sou,sou só,sou apenas} {estagiári*,estudante,recepcionista,motorista,um estudante};
        {agora} {quem,é a,é o} ..;
        {deve,devem,deverá,tem de,têm de} {contactar,falar,escrever,dirigir,contatar} ..;
        {passei,dei,entreguei,enviei,mandei} {o ,a ,isto ,isso ,já ,}{seu ,vosso ,sua ,vossa ,}{email
        ,contacto ,mensagem ,proposta ,assunto ,caso ,}{ao,à,aos,para o,para a};
        {agora ,}{trabalho,estou} {noutra,noutro,em outra,na,no};
        {já não,não} {é,faz} {parte,funcionári*,colaborador*}; {sou,eu sou} {só,apenas} {o,a,um,uma} ..;
        não {decido,mando,compro,faço} {nada,eu,as compras,isso,isto}; {o meu,a minha,o nosso,a nossa}
        {patrão,chefe,director,diretor,esposa,marido,colega,sócio} {é que,é quem,trata,decide,vai,irá};
        é {o meu,a minha,o nosso,a nossa} {patrão,chefe,director,diretor,directora,diretora,esposa,marido,
        colega,sócio,departamento} {que,quem}; {pergunte,perguntem} {ao,à,a};
        {já não,não} {se encontra,está,é,trabalha} {connosco,entre,na,no,cá,aqui,nosso,nossa};
        {coloquei,pus,incluí,adicionei} .. {cópia,cc}; não conheço {nenhum,ninguém,esse,essa};
        {foi} {transferid*,substituíd*,promovid*,demitid*,nomead*} ..;
        {ligou,escreveu,contactou} {para a,à} {pessoa,empresa} errada`,
    ],
    [
      "wrong_person",
      `
        {fale,falem,falar,fala,contacte,contactem,contactar,contate,contatar,escreva,escrevam,escrever,
        dirija se,dirigir se,dirijam se,procure,procurar,envie,enviar,mande,encaminhe,encaminhar,consulte,
        pergunte,ligue,ligar,trate,tratar} {com ,por favor ,para ,a ,ao ,à ,isto ,isso ,email ,o email ,um
        email ,directamente ,}{com ,para ,a ,ao ,à ,aos ,}{o ,a ,os ,as ,nosso ,nossa ,meu ,minha ,}{nosso
        ,nossa ,meu ,minha ,}{colega,colegas,departamento,director*,diretor*,direcção,direção,chefe,gerente,
        gerência,patrão,secretária,secretaria,compras,procurement,responsável,sócio,sede,contabilidade,
        administração,administrador*,sr,sra,senhor,senhora,dr,dra,eng,engenheiro,doutor,doutora,dona,joão,
        maria,rh,financeiro,sector,setor,esposa,filho,marido,coordenador*,supervisor*,pessoal,equipa,
        escritório central}; {fale,falar,fala} com {o,a,os}; {contacte,contactem,contactar,contate,contatar,
        escreva,escrevam,escrever,envie,enviar,mande,encaminhe,encaminhar,dirija,dirigir,dirijam,use,
        utilize,remeta} {se ,o ,a ,os ,as ,} .. @; {dirija,dirijam,dirigir} se {a,ao,à};
        {reencaminhei,reencaminhámos,reencaminhamos,reencaminho,encaminhei,encaminhámos,encaminhamos,
        encaminho,encaminhado,passei,passámos,transmiti,transmitimos,enviei,remeti,remetemos,entreguei,
        partilhei,vou encaminhar,vou reencaminhar,vou passar,reenviei,reencaminhado} {o ,a ,este ,esta ,isto
        ,isso ,já ,}{o ,a ,}{seu ,vosso ,vossa ,sua ,}{email ,mail ,e mail ,mensagem ,proposta ,pedido
        ,mesmo ,assunto ,contacto ,}{para,ao,à,a,aos};
        {reencaminhei,encaminhei,encaminhámos,encaminhamos,reencaminho,encaminho};
        {a ,o ,}{pessoa,contacto,contato,email,endereço,responsável} {cert*,correct*,corret*,indicad*,
        adequad*,responsável,encarregue} {é,seria,para,por,chama};
        o responsável {é,pelas,pelos,por,pela,de}; em cópia {o,a,meu,minha,está}; {meu,minha} colega;
        {coloco,ponho,copio,meto} .. {em cópia,cópia,cc}; com a sede; na sede`,
    ],
    [
      "later",
      `
        mais tarde; agora não; não {agora,já,para já,neste momento,de momento,por agora,por enquanto,nesta
        altura,este ano,este mês,de imediato,imediatamente,hoje,esta semana,antes,é o momento,é a altura,é o
        melhor,é boa altura,é prioridade,é prioritário,é uma prioridade,é a nossa prioridade,é oportuno,
        estamos prontos,estou pronto,há pressa}; ainda não; ainda {estamos,estou,está,falta,aguard*} ..;
        {neste momento,de momento,por agora,por enquanto,para já,nesta altura} {não,nao};
        {não,nao} {temos,tenho,há,existe,dispomos} {de ,}{orçamento,verba,verbas,dinheiro,fundos,cabimento,
        liquidez,disponibilidade financeira};
        {orçamento,verba,budget} .. {esgotad*,fechad*,acabou,congelad*,gast*,aprovad*};
        {sem} {orçamento,verba,dinheiro,fundos,budget} {agora,neste,este,de,para,por,até,};
        {contacte,contactem,contate,ligue,liguem,escreva,escrevam,fale,falem,procure,tente,tentem,volte,
        voltem,recontacte,envie,lembre,insista} {me ,nos ,connosco ,comigo ,}{de novo ,novamente ,outra vez
        ,mais tarde ,depois ,mais para a frente ,em <mes>,no próximo,na próxima,daqui,dentro,depois,após,lá
        para,a partir}; {volte,voltem,voltar,voltarem,torne} a {falar,contactar,contatar,escrever,ligar,
        tentar,enviar,entrar}; {voltarei,voltaremos,voltamos,volto,voltar} {a ,}{entrar em ,contactar,falar,
        dizer,ao contacto,com,em, a si,a falar,a contactar};
        {damos,daremos,dou,darei,dar} {lhe ,vos ,}{notícias,uma resposta,resposta,retorno,feedback};
        {aviso,avisamos,avisaremos,avisarei,digo,diremos,informamos,informaremos,informarei,contactaremos,
        contactamos,entraremos,entrarei,entramos,retornarei,retornaremos,responderemos,responderei,ligo,
        ligaremos} {lhe,vos,o,te,em contacto,em contato,depois,assim,mais,quando,se,logo,oportunamente,em
        breve}; {tenho,temos,preciso,precisamos,vou,vamos,deixe me,deixa me,irei,iremos} {de ,que ,primeiro
        ,}{de ,}{falar,conversar,discutir,analisar,consultar,pensar,ver com,estudar,avaliar,apresentar,
        ponderar,verificar,confirmar,decidir,perguntar} {com,a,ao,à,o,isso,isto,melhor,bem,primeiro,
        internamente,e,sobre,na,no}; {vou,vamos} {analisar,pensar,ponderar,estudar,avaliar};
        {em ,sob }{análise,avaliação,estudo,apreciação,discussão}; {aguard*} ..; {à,a} espera {de,da,do};
        {muito,demasiado,bastante} {ocupad*};
        {estou,estamos} {ocupad*,de férias,em viagem,fora,ausente,de licença}; de férias {até,desde,e};
        {muito trabalho,muito serviço};
        {adiad*,adiar,adiámos,suspens*,congelad*,em pausa,em espera,em stand by,pausad*} ..;
        {guard*,ficamos,ficarei,ficaremos,manter,mantemos,mantenha} .. {contacto,contato,proposta,arquivo,
        carteira,em mente}; talvez {mais,depois,no,na,em,para,daqui,noutra,um dia,futuramente};
        {quando,assim que,logo que,se,caso} {tivermos,houver,precisarmos,precisar,necessitarmos,for,
        estivermos,eu,surgir,necessário,aprovarem,houver necessidade,tiver} ..;
        {depois,logo} {falamos,vemos,se vê,digo,aviso,ligo,te digo,conversamos};
        {falamos,conversamos} {depois,mais tarde,em <mes>,para o,no próximo};
        {espere,esperem,aguarde,aguardem} ..;
        {dê,deem,dá} {me ,nos ,}{um tempo,mais tempo,uns dias,algum tempo,tempo,umas semanas};
        não antes {de,do}; só {depois,em,no,para o,a partir} ..; futuramente; oportunamente; brevemente;
        {má,não é boa,péssima} altura; {lembre,lembrem} {me,nos}; {a ,}aprovação; para o ano;
        para a próxima; contrato .. {até,termina,acaba,vence,expira};
        até {<mes>,ao fim,ao final,lá,ao próximo};
        {quando,depois de} {acabar,terminar,o contrato,tivermos,abrir,fechar} ..; {cedo} {demais,para};
        {ainda ,muito }cedo; {só} {mais tarde,daqui,quando,se,lá}; {prefiro,preferimos} {esperar,aguardar};
        {estamos,estou} {em ,a }{obras,mudança,mudanças,reestruturação,balanço,auditoria,fecho};
        {vemos,veremos,logo se vê,logo vemos};
        {fica,ficamos,ficou} {em aberto,pendente,para depois,para mais tarde}; dentro em breve;
        {mais para} {o fim,a frente,frente,o final}; {este ano} {não,já não};
        {depois} {conversamos,falamos,ligo,aviso,digo}; {a partir de} <mes>; {falar,conversar,consultar,
        reunir,ver} com {o meu,a minha,meu,minha,o nosso,a nossa,os meus,a direcção,a direção,a equipa,o
        chefe,o patrão,os sócios,o sócio} {chefe ,sócio ,sócia ,patrão ,direcção ,direção ,equipa ,esposa
        ,marido ,director ,diretor ,sócios ,}{primeiro,antes,e,depois};
        {falamos,vemos} {isso ,}{depois,mais tarde,em <mes>,para o};
        {deixe,deixa,deixem} {me,nos} {pensar,ver,falar,analisar,consultar,ponderar};
        {ainda} não {decidi,decidimos,temos,estamos,sabemos,fechámos,é};
        {o ,}{chefe,patrão,director,diretor} {está ,}{de férias,fora,ausente,em viagem,viajou};
        {agora,hoje} não {posso,podemos,dá,consigo};
        {momento,fase,altura,época} {difícil,complicad*,mau,má}; {sem pressa,com calma};
        {pendente,em espera}; {depende} {do,da} orçamento; {um,dê} {tempinho,tempo}; {agora,já} não talvez`,
    ],
    [
      "later",
      `
        {talvez,só,mas,contacte,contactem,ligue,volte,tente,fale,conversar,falar,falamos,apenas,adiado,
        podemos,procure} {nos ,me ,}.. <longe>; <longe> {talvez,por favor,se possível}; ^<longe>$;
        não antes .. <longe>`,
      8,
    ],
    ["later", "<longe>; {no próximo,próximo} mês; mês que vem; daqui a {umas,duas,três,algumas} semanas", 4],
    ["later", "{próxima,na próxima} semana; semana que vem; logo; depois", 2],
    [
      "interested",
      `
        interessad*; {temos,tenho,há,demonstramos,manifestamos} {muito ,todo o ,grande ,total ,bastante
        ,algum ,imenso ,}interesse; interesse {em,na,no}; {nos,me} {interessa,interessou,agrada,agradou};
        {interessa,interessou} {nos,me}; {precisamos,preciso,necessitamos,necessito,estamos a precisar,
        estamos a procura,procuramos,procuro,andamos à procura,estava à procura,buscamos} {mesmo ,muito
        ,urgentemente ,de ,d,disto,disso,disto mesmo,exatamente,um,uma,}{de,disto,disso,um,uma,deste,desta,
        exactamente,}; {é,era} {mesmo,exactamente,exatamente,justamente} {disto,disso,isto,isso,o} ..;
        {o ,do ,}que {precisamos,preciso,precisávamos,procuramos,procuro,queremos,andávamos à procura,
        estávamos à procura}; {parece,pareceu,parecem,soa} {me ,nos ,}{bem,muito bem,bom,boa ideia,óptimo,
        ótimo,ótima,perfeito,excelente,interessante,uma boa}; {gostaria,gostaríamos,gostava,gostávamos,
        queria, queríamos,quero,queremos,desejo,desejamos,pretendo,pretendemos,adoraria,adoraríamos,adorava}
        {muito ,mesmo ,de ,}{de ,}{saber,ter,receber,ver,marcar,agendar,comprar,encomendar,experimentar,
        testar, conhecer,obter,fazer,avançar,começar,iniciar,falar,conversar,discutir,reunir,encontrar,um,
        uma,dois, duas,três,10,20,50,100,200,solicitar,pedir,aderir,contratar,fechar,mais,assinar,adquirir,
        agendar, colaborar,trabalhar,visitar,participar,a,o,esse,esta,este,convidar,explorar}; saber mais;
        {mais,outras} {informações,informação,detalhes,pormenores,dados,info};
        <enviar> {me,nos,lhe,} {o,a,os, as,um,uma,mais,já,então,por favor,urgentemente,esse,toda,vossa,
        vosso,sua,seu,} {vossa,vosso,sua,seu, vossos,seus,} .. <oferta>; {me,nos} <enviar> ..;
        {envie,envia,enviem,mande,manda,mandem,passe,passa, dê,faça,façam,ligue,liga,liguem,telefone,
        telefonem,contacte,contactem,contate,contatem,chame} {me, nos};
        {me,nos} {ligue,liguem,liga,telefone,contacte,contactem,contate};
        {pode,podem,poderia,poderiam,podia,podiam} <enviar> ..;
        {pode,podem} {ligar,vir,visitar,passar,avançar,telefonar,contactar,começar,fazer};
        {ligue,liguem,ligar} {para o,para mim,ao,para este,para,amanhã}; {marcar,marquemos,marcamos,agendar,
        agendamos,agendemos,combinar,combinamos,combinemos,fazer,podemos fazer,fazemos,ter} {já ,então
        ,}{uma, um,a,o} {breve ,rápida ,pequena ,primeira ,}<falar>; {vamos} {conversar,falar,marcar,reunir,
        avançar,em frente,combinar,fazer,fechar,começar,agendar,nessa,experimentar,tratar,ver isso,
        encontrar}; {podemos,poderíamos,quando podemos,podíamos} {falar,conversar,reunir,marcar,encontrar,
        encontrar nos, agendar,avançar,combinar,ver,começar,conhecer}; {quando} {podem,pode,podemos,é que,
        poderiam} {vir, visitar,passar,começar,entregar,falar,reunir,encontrar,nos,ligar};
        {venha,venham,passe,passem,apareça} {cá,ao,à,a,nos,pelo,visitar,até,apresentar,ter,falar,aqui};
        {claro,com certeza,certamente,sem dúvida}; ^sim$; {claro que ,}sim;
        {com muito ,com todo o ,com }{prazer,gosto}; {aceito,aceitamos,confirmo,confirmamos,aprovamos,
        aprovado,combinado,fechado,fechamos,bora,topo,topamos,avancemos,avançamos,vamos avançar};
        {estou,estamos} {dentro,de acordo,prontos,disponível,disponíveis,entusiasmad*,convencid*,à
        disposição, curios*}; de acordo; {quero,queremos} {avançar,já,começar,isto,isso,este};
        conte{m,} {comigo,connosco}; {ótim*,óptim*,excelente,boa,grande} {ideia,proposta,oferta,notícia};
        {gostei,gostámos,gostamos,adorei,adorámos} {muito ,imenso ,bastante ,}{da,do,de,muito,disto,disso,};
        {vem,veio,vêm,chegou,chega} {mesmo ,}{a calhar,em boa hora,na hora certa,no momento certo,em boa
        altura}; {próximos,próximo} passos; como {fazemos,faço,podemos,posso} {para ,}{comprar,encomendar,
        pagar,avançar,aderir,começar,proceder,a encomenda,o pedido};
        {fazer,faço,colocar,fazemos} {a ,uma ,o ,um ,}{encomenda,pedido,compra}; {porque,por que} não;
        não {hesite,hesitem} em {me ,nos ,}{contactar,ligar,contatar,enviar};
        não {se ,}{esqueça,esqueçam} de {incluir,enviar,ligar,mandar};
        não {temos,tenho,há,vejo} {nada ,qualquer ,nenhuma ,}{objecção,objeção,contra};
        não (temos) fornecedor ainda; {ainda ,}não temos {fornecedor,nenhum fornecedor,quem};
        {insatisfeit*,descontent*,não estamos satisfeitos,não estou satisfeito} com {o,a,os} {nosso,atual,
        actual,meu} ..; {mudar,trocar} de fornecedor; {ansios*,mal posso esperar};
        {remover,remova,retire,retirar,tire,tirar,acrescente,adicione,adicionar,altere,alterar,actualize,
        atualize} .. {orçamento,cotação,encomenda,pedido,factura,fatura,proposta};
        {vale,valeria} a pena {conversar,tentar,experimentar,ver};
        o meu {número,telefone,telemóvel,whatsapp} {é,para,está};
        {manda,mande,traz} {vir,o,a,preço,preços,lá,aí,já}; nada mau;
        {disponível,disponíveis} {na,no,segunda,terça,quarta,quinta,sexta,amanhã,para}; experimentar;
        ficaríamos {felizes,contentes,gratos};
        {seria,era} {óptimo,ótimo,bom,excelente,interessante} {falar,conversar,reunir,receber,ver,ter};
        {aguardo,aguardamos,fico à espera,ficamos à espera,à espera,espero} {a ,o ,d ,da ,do ,de ,pela ,pelo
        ,}{vossa ,sua ,vosso ,seu ,uma ,um ,os ,as ,}{vossa,sua,vosso,seu,}{proposta,orçamento,cotação,
        chamada,catálogo,preços,visita,factura,fatura,ligação,tabela}; {estou,estamos} {livre,livres};
        {ok,sim,claro,perfeito,óptimo,ótimo,certo,combinado} {envie,enviem,mande,manda,pode,podem,ligue,
        liga, vamos,marque,marcamos,podemos,temos,estamos,quero,queremos,gostaria,por favor};
        {é,era} {isso,isto,mesmo isso} {que,mesmo};
        {estávamos,estava,andávamos} {à ,mesmo à ,a }{procura,precisar} ..;
        {temos,tenho} {um ,uma ,}{projecto,projeto,obra,necessidade};
        {entreguem,reserve,reservem,forneçam} ..; quando {quiser,puder,quiserem,puderem};
        {fico,ficamos} com; {quero,queremos} {uma,um,dois,duas,dez,encomendar,comprar,saber,ver,mais};
        venham {cá,fazer,apresentar,ver}; {mandem,manda,mande} {vir,lá,já,aí,uma,um,os,as,a,o} ..;
        {que dia,qual dia,a que horas} ..; {dá,marca} para {falar,reunir,marcar,vir}; tenho muito gosto;
        temos todo o gosto; {onde} {assino,assinamos};
        {abert*} {a,para} {conversar,uma,falar,reunir,propostas}; {não vejo,não vemos} {porque,por que} não;
        {não} {posso,podemos} {recusar,perder}; {segunda,terça,quarta,quinta,sexta,amanhã} {está bom,dá,
        serve, pode ser,é bom,às,de manhã,à tarde,serve me};
        pode ser {na,no,segunda,terça,quarta,quinta,sexta,amanhã}; {avancemos,comecemos,comecem};
        {é,resposta é} sim;
        {diga,digam,conte,conta,mostre,mostrem,explique} {me,nos} {mais,como,onde,quando};
        {inscreva,inscrevam} {me,nos}; {podem,pode} {contar,avançar} {connosco,comigo,com,};
        {queremos,quero} {isso,isto,um,uma,já,mesmo}; {gostava,gostaria,gostaríamos,gostávamos,queria,
        queríamos} {muito ,}{de ,}{mais,uma,um,vos,conhecer,experimentar};
        {levo,levamos,compro,compramos,encomendo,encomendamos} {um,uma,dois,duas,dez,já,os,as,10,20,50};
        {responda,respondam,retorne} com {o,a,os}; {passem,passe} {por cá,cá}; {quero,queremos} sim;
        {tem,têm} {o meu,todo o} {sim,apoio}; mande {vir,ver}; {estou,estamos} {a favor,afim,a fim};
        não {vejo,vemos} {problema,problemas,inconveniente,obstáculo} ..`,
    ],
    [
      "interested",
      `
        {interessante,interessantes,promissor,promissora,pertinente,atractiv*,atrativ*,perfeito,bacana};
        {excelente,ótimo,óptimo,muito bom,bom} {produto,serviço}`,
      3,
    ],
    [
      "question",
      `
        quanto {custa,custam,é,fica,sai,tempo,seria,ficaria,custaria,cobram,cobra,paga,pagamos,vale,valem};
        a quanto; {quantos,quantas} ..; quanto;
        {qual,quais} {é,são,o,a,os,as,seria,seriam,delas,deles,tipo,prazo}; {como} {funciona,funcionam,é,
        posso,se,fazem,entregam,conseguiram,obtiveram,obteve,seria,trabalham,pagam,arranjaram};
        {onde} {ficam,fica,estão,é,posso,se,arranjaram,obtiveram,conseguiram,têm};
        {quem} {são,é,vos,lhe,deu,és}; {de onde,donde} ..; {que} {países,tipo,garantia,tamanho,condições,
        bancos,marcas,línguas,produtos,serviços,é que,empresa,prazo};
        o que {é,fazem,inclui,significa,vendem,oferecem};
        {vocês,voces,vcs} {têm,tem,fazem,entregam,aceitam,vendem,oferecem,trabalham,fornecem,são,dão};
        {têm,tem,fazem,entregam,aceitam,vendem,oferecem,trabalham,fornecem,dão,possuem,instalam,existe,há,
        inclui,incluem} ..;
        {pode,podem,poderia} {explicar,esclarecer,dizer,informar,confirmar,entregar,instalar,tirar};
        {explique,expliquem,esclareça,esclareçam} ..; {tenho,temos,uma,algumas} {uma ,umas ,algumas
        ,}{dúvida,dúvidas,pergunta,perguntas,questão,questões};
        {gostaria,gostava,queria,quero} de {saber,perguntar} {se,quanto,como,qual,onde};
        {isso,isto} {funciona,inclui,serve,é,tem};
        não {percebi,entendi,compreendi,percebo,entendo} {bem ,}{o,a,como,se,isto,isso,};
        {não ,}{ficou,está,é} claro; {prazo,prazos} de {entrega,pagamento}; quantidade mínima;
        pedido mínimo; encomenda mínima; garantia; por que {razão,motivo}; porque {me,é que,estão};
        iva {incluído}; já inclui`,
    ],
    [
      "now",
      `
        agora; neste momento; de momento; por agora; por enquanto; para já; nesta altura; este ano;
        este mês; esta semana; este {trimestre,semestre}; actualmente; atualmente; hoje; presentemente;
        nesta fase; imediatamente; de imediato`,
    ],
    [
      "nothing",
      `
        não {recebi,recebemos,encontrei,consegui abrir} ..; não temos nada contra; não é caro;
        {cancelar,sair} .. quando {quiser,quiserem,quisermos};
        não há problema; sem problema{s,}; não tem problema; sem dúvida; não só; não apenas; nada mau;
        não hesite{m,}; não se preocupe{m,}; não {se ,}esqueça{m,}; porque não; por que não; não é mau;
        não tenha dúvida;
        {obrigad*,agradeço,agradecemos,grat*} {pelo,pela,o,a} {seu ,vosso ,}{interesse,interessante};
        {vosso,seu} interesse; com {muito ,grande ,bastante ,toda a ,}{interesse,atenção};
        se {estiver,estiverem} {interessad*}; {estão,está} {interessad*}; conflito de interesse{s,};
        taxa de juro; tomei nota; {recebido,recebi,recebemos}; bom {ano,dia,fim,trabalho};
        boa {tarde,noite,semana,sorte}; em anexo; {link,botão} de {cancelamento,subscrição};
        não {me ,nos ,o ,}{remova,retire,tire,elimine,cancele}; vamos ver; vou ver;
        {pela,a} {informação,partilha,mensagem,vossa mensagem}; não {sou,somos} uma {grande,pequena};
        o mais {tardar,breve,rápido,depressa}; quanto antes; {obrigad*} {pela,pelas,pelo,pelos} ..;
        depois de {amanhã}; logo {que possível,de manhã}; nada a opor; uma dúvida; ficamos a aguardar;
        {aguardo,aguardamos} {a ,o ,}{vosso,vossa,resposta,proposta,contacto,retorno,sua,seu};
        {feliz,bom,próspero} ano {novo,}; ano novo; feliz {natal,páscoa}; boas {festas,férias,entradas};
        {gostaria,gostaríamos,quero,queremos,gostava,gostávamos} de {agradecer,informar,vos agradecer,lhe
        agradecer,comunicar,dizer};
        {desejo,desejamos} {vos ,lhe ,lhes ,}{sucesso,sorte,boa,bom,felicidades,tudo};
        {aguardo,aguardamos,a aguardar,no aguardo} {a ,o ,de ,pela ,pelo ,da ,do ,}{vossa ,sua ,vosso ,seu
        ,}{resposta,retorno,feedback,contacto,contato}; {li,lemos,analisámos,analisamos,recebemos,recebi,vi,
        vimos} {com atenção ,com interesse ,}{a,o,vossa,sua}; analis* com interesse; bom trabalho;
        ainda não {recebi,recebemos,vi,chegou} ..; não {recebi,recebemos} ..; {no,na} {spam,lixo};
        obrigad* {por,pelo,pela}; grat* pela; {desculpe,desculpem,peço desculpa,pedimos desculpa,desculpas}
        {a,o,pela,pelo} {demora,atraso,silêncio};
        {estava,estive,estávamos} {de férias,fora,doente,ausente,em viagem,ocupad*,de licença}; que lemos ..`,
    ],
    [
      "question",
      `
        {não} {têm,tem,fazem,há,seria,podem,pode} {um,uma,outro,outra,desconto,mais barato};
        {porque} não {fazem,há,têm}; {e ,}{se} {avariar,falhar}; {qual,quais};
        {a ,}{garantia,manutenção} {é,está}; {fazem,dão} desconto; {posso,podemos} {saber,pagar,ver,testar};
        {para} que {serve,é}; {aceitam,entregam,fazem,vendem,trabalham}`,
      4,
    ],
    [
      "not_interested",
      `{nem ,}agora nem {depois,nunca,mais tarde,no futuro}; nem hoje nem {amanhã,nunca}`,
      14,
    ],
    [
      "unsubscribe",
      `
        {retire,retirem,tire,tirem,remova,removam,apague,apaguem} {por favor ,}{o meu,meu,o nosso,nosso} {endereço,email,contacto,número,nome}`,
    ],
    [
      "not_interested",
      `
        ninguém .. {interesse,interessado,interessada}; {projecto,projeto,concurso} .. {cancelado,abandonado,
        anulado}`,
    ],
    [
      "not_interested",
      `
        {para} {empresas,firmas} {maiores,grandes,menores,mais pequenas} ..; {é ,}para empresas {maiores,grandes}; {chegou,chega,veio} tarde ..;
        {muito ,demasiado }{complicado,complexo} para ..; desaconselh* ..; quem precisa ..; fica para outros; sem mim; {escolhemos,escolheram,optámos,optamos,seleccionámos,selecionamos} ..; contra {a nossa política,as nossas regras};
        {fabricamos,produzimos,fazemos,reparamos,cultivamos,imprimimos} {os nossos,as nossas,nós próprios,nós mesmos,internamente,tudo} ..;
        {concorrência,concorrente} .. {melhor,mais barato,preço}; não {estamos,somos} autorizados ..; não temos autorização ..; cliente errado; {ninguém} .. {tem,temos} interesse`,
    ],
    [
      "later",
      `
        primeiro {temos,tenho,vamos,precisamos} ..; {temos,tenho,precisamos} {de ,que }{acabar,terminar,fechar} primeiro;
        {depois,então} {falamos,conversamos,vemos,decidimos}; nada .. antes de <mes>`,
      8,
    ],
    [
      "unsubscribe",
      `assédio; {cessem,parem} {todo,toda,todos,os,as} ..; não autorizo ..; não {quero,queremos} .. publicidade; apesar de {eu ,}ter {dito,recusado}; {último} aviso; tirem me`,
    ],
    [
      "wrong_person",
      `{compras,encomendas} são {feitas,decididas} ..; {faleceu,morreu} ..; {engano,enganou,enganaram} .. {empresa,pessoa,endereço}; empresa errada; pessoa errada`,
    ],
    [
      "interested",
      `
        {e ,}{encomendamos,assinamos,compramos,fechamos} {já,hoje,amanhã,negócio,dez,cem,}; {equipa,equipe} .. {entusiasmada,gostou,aprovou}; {prontos,pronta,pronto} {para ,}{quando quiser,quando quiserem,começar}; negócio fechado; {pode,podem,poderia} {reenviar,enviar de novo}; {reenvie,reenviem,reenvia} ..;
        ainda não temos <fornecedor>`,
      6,
    ],
    [
      "wrong_person",
      `
        {vou,vamos,irei,iremos} {encaminhar,reencaminhar,passar,transmitir,remeter,entregar} {o ,a ,este ,esta ,isto ,isso ,}{o ,a ,}{seu
        ,vosso ,vossa ,sua ,}{email ,mail ,e mail ,mensagem ,proposta ,oferta ,pedido ,assunto ,contacto ,contato ,}{para,ao,à,a,aos};
        {vou,vamos,irei,iremos} {partilhar,compartilhar} {o ,a ,isto ,isso ,}{seu ,sua ,vosso ,vossa ,}{email ,mail ,mensagem ,proposta
        ,oferta ,}com {o,a,os,as,meu,minha,nosso,nossa}`,
    ],
    [
      "nothing",
      `
        não é que {nós ,eu ,}não {estejamos,esteja,estamos,estou,tenhamos,tenha,temos,tenho} {interesse,interess*};
        {deixei,deixámos,deixamos,parámos,paramos} de {trabalhar,comprar,usar,lidar} {com ,a ,ao ,o ,do ,}{o ,}{nosso ,meu ,}{antigo ,anterior
        ,último ,velho }{fornecedor,parceiro,prestador,sistema}`,
    ],
  ],
  wishes: {
    call: `
      <ligar> {me,nos}; {me,nos} <ligar>; {ligue,liguem,ligar,liga} {para,ao,amanhã,quando,já};
      {uma,um,a,o,breve,nossa} {breve ,rápida ,}{reunião,chamada,conversa,call,videochamada,demonstração,
      demo,visita,encontro,ligação,café}; {marcar,agendar,combinar} ..; {podemos,vamos,poderíamos,podíamos,
      quero,queria,gostava de,gostaria de,gostaríamos de} {falar,conversar,reunir,encontrar,encontrar nos,
      nos encontrar,visitar}; {falar,conversar} {com,por,ao,amanhã,na,no,em,sobre,consigo,convosco};
      {venha,venham,passe,passem,podem vir,pode vir} ..; {por,ao,pelo} {telefone,whatsapp,telemóvel};
      meu {número,telemóvel,telefone,whatsapp}; zoom; encontro`,
    price: `
      <preco>; quanto {custa,custam,é,fica,sai,seria,ficaria,cobram,vale,valem,custaria,pagamos}; a quanto;
      iva; {condições,tabela}; qto; mais barato; último preço`,
    remove: "remov*; descadastr*; cancelar a subscrição",
  },
  negators: {
    any: `
      não; nunca; jamais; nenhum; nenhuma; ninguém; nem; tampouco; nada; sequer; deixei; deixamos; deixou`,
    own: "sem; impossível; escusado; dificilmente; recusa; recusamos; desnecessário",
    after: "não; nunca",
  },
  joints: {
    contrasts: "mas; porém; contudo; todavia; entanto; entretanto; infelizmente",
    concessions: "embora; apesar; mesmo",
    others: "porque; pois; portanto; e; se; quando; então; que; logo; onde; cujo",
  },
  courtesies: `
    obrigado; obrigada; olá; ola; bom; boa; dia; tarde; noite; caro; cara; caros; exmo; exma; exmos; senhor;
    senhora; senhores; prezado; prezada; prezados; por; favor; cumprimentos; atenciosamente; muito; muita;
    sr; sra; desculpe; desculpa; pelo; pela; contacto; contato; e; mas; ok; oi; então; de; momento; mesmo;
    nós; eu; estamos; estou; infelizmente; melhores; saudações; amigo; chefe; mano; pá; o; a; vosso; vossa;
    oferta; proposta; email; mensagem; agradeço; agradecemos; obg`,
  spellings: `
    qto:quanto; qnto:quanto; qt:quanto; obg:obrigado; obgd:obrigado; obrig:obrigado; vc:vocês; vcs:vocês;
    tb:também; tbm:também; pq:porque; q:que; naum:não; nao:não; tou:estou; tamos:estamos; tava:estava;
    pf:por favor; pfv:por favor; sff:por favor; pff:por favor; amanha:amanhã; amnh:amanhã; hj:hoje;
    dps:depois; msg:mensagem; msgs:mensagens; mto:muito; mt:muito; mta:muita; interesado:interessado;
    interesados:interessados; interrsado:interessado; intereçado:interessado; enteressado:interessado;
    preco:preço; presso:preço; cotacao:cotação; contacta:contacte; td:tudo; bjs:cumprimentos; fixe:ótimo;
    bué:muito; nd:nada; cm:com; kuanto:quanto; kero:quero; keremos:queremos; axo:acho; tá:está; blz:ok;
    vlw:obrigado`,
  referrals: `
    fale com; falar com; contacte; contactar; contate; escreva para; escreva a; escrever para; dirija se a;
    para; ao; encaminhei para; encaminhei ao; reencaminhei para; responsável é; com; colega; sucessor;
    substituto; procure; ligue para; é; director; diretor; directora; gerente; substituído por; pela; pelo;
    passei ao; à; a; o`,
};
