import type { LanguageWords } from "./language-words";

/** The French of France, West and Central Africa and the Maghreb. */
export const FRENCH: LanguageWords = {
  groups: {
    nous: `
      nous; je; j; on; notre direction; notre équipe; la direction; notre société; notre entreprise;
      mon patron; mon directeur`,
    envoyer: `
      envoyer; envoyez; envoie; envoi; transmettre; transmettez; transmets; adresser; adressez;
      faire parvenir; faites parvenir; faire suivre; communiquer; communiquez; fournir; fournissez;
      partager; partagez; donner; donnez; proposer; proposez; établir; établissez; préparer; préparez;
      faites; faire; fais; remettre; soumettre; soumettez; passez; passer; balance; balancez`,
    offre: `
      devis; offre; offres; proposition; propositions; prix; tarif; tarifs; grille tarifaire; grille;
      catalogue; catalogues; brochure; plaquette; documentation; doc; présentation; détails; informations;
      information; infos; info; fiche technique; fiche; facture; proforma; pro forma; facture proforma;
      contrat; conditions; échantillon; échantillons; bon de commande; dossier; plus; coordonnées; rib;
      liste de prix; cotation; chiffrage; estimation; bordereau; document; documents; lien; modalités;
      formulaire`,
    prix: `
      prix; tarif; tarifs; devis; grille tarifaire; cotation; facture proforma; proforma; chiffrage;
      estimation; coût; coûts; liste de prix; remise`,
    appeler: `
      appelez; appeler; rappelez; rappeler; appelle; rappelle; téléphonez; joindre; contactez; contacter;
      whatsapp; bippez; bipper; bip; biper`,
    parler: `
      rendez vous; rendezvous; rdv; appel; appel téléphonique; entretien; réunion; rencontre; visio;
      visioconférence; démonstration; démo; visite; échange; point; call; meeting; rencontrer; échanger;
      discuter; discussion; séance de travail`,
    mois: `
      janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre; janv;
      fév; sept; oct; nov; déc`,
    loin: `
      {l,} {an,année} {prochain,prochaine}; {le,du,au,un} {prochain,deuxième,second,troisième,quatrième,
      premier} {trimestre,semestre,exercice,budget}; prochain exercice;
      prochaine {rentrée,année,campagne,saison}; la rentrée;
      {en,au mois de,avant,d ici,début,fin,mi,après,courant,à partir de} <mois>;
      {après,avant,passé} {les ,le ,la ,l ,}{élections,fêtes,vacances,ramadan,tabaski,aid,hivernage,noël,
      congés,récolte,saison des pluies,clôture,été};
      {dans,après,d ici} {quelques,deux,trois,quatre,six,2,3,4,6,plusieurs,un,1} mois; fin {de l ,d ,}année;
      {nouvel,nouvelle} {an,année,exercice}; 2027; 2028; second semestre; {t1,t2,t3,t4};
      plus tard {dans l,cette} année; {une autre,une prochaine} {fois,occasion}; l avenir;
      {un,le} {autre ,}moment {plus opportun,opportun}; ultérieurement`,
    fournisseur: `
      fournisseur; fournisseurs; prestataire; prestataires; partenaire; partenaires; solution; solutions;
      outil; logiciel; système; contrat; quelqu un; ce qu il; ce qu il faut; équipe; service; interne;
      société; agence; tout; nos; notre; un; une; sous la main; dispositif`,
    mail: `
      mail; mails; email; emails; e mail; e mails; message; messages; courriel; courriels; courrier;
      courriers; newsletter; newsletters; pub; pubs; publicité; publicités; sms; spam; spams; sollicitation;
      sollicitations; communication; communications; relance; relances; envois; vos; tes; offres;
      offre commerciale; offres commerciales; démarchage`,
    liste: `
      liste; listes; base; bases; fichier; fichiers; base de données; bases de données; mailing;
      mailing list; liste de diffusion; listes de diffusion; contacts; registre; diffusion; envois`,
  },
  says: [
    [
      "unsubscribe",
      `
        {cessez,arrêtez,stoppez} {ces,vos,les,tous,de m,de me,de nous} ..;
        {effacez,supprimez} {mes,nos} {coordonnées,données};
        désinscription; désinscri*; désabonn*; me {désinscrire,désabonner}; {retirer,retirez,retire,
        supprimer,supprimez,supprime,effacer,effacez,enlever,enlevez,enleve,ôtez,radier,radiez,rayer,rayez,
        sortez,sortir,exclure} {moi,nous,me,mon,mes,notre,nos,cette} .. {de,du,des} {la,votre,vos,vôtre,
        cette,toutes,tous,} .. <liste>;
        {me,nous} {retirer,supprimer,enlever,effacer,radier,rayer,ôter,sortir} {de,du,des};
        {retirez,supprimez,enlevez,rayez,effacez,retire,enleve,sortez} {moi,nous};
        {retirer,retirez,supprimer,supprimez,supprime,effacer,effacez,effaçer,enlever,enlevez,radiez,
        oubliez,oublier} {mon,mes,notre,nos} {adresse,mail,email,e mail,numéro,contact,contacts,coordonnées,
        données,nom,adresses}; {suppression,effacement,radiation,retrait} de {mon,mes,notre,nos};
        ne {m,me,nous} {écrivez,ecris,écrire,contactez,contactes,contacter,envoyez,envoies,envoyer,appelez,
        appelles,appeler,téléphonez,sollicitez,dérangez,relancez,recontactez,harcelez,spammez} {plus,jamais,
        plus jamais}; ne plus {m,me,nous,} {écrire,contacter,envoyer,appeler,solliciter,déranger,recevoir,
        relancer,être contacté,être contactée,être sollicité,être démarché,importuner};
        {arrêtez,arrêter,arrête,cessez,cesser,cesse,stoppez,stopper} {de,d,avec,vos,tes,ces,les,ce,cette} {m
        ,me ,nous ,}{écrire,envoyer,contacter,appeler,spammer,harceler,solliciter,relancer,déranger,
        importuner,envois,mails,emails,messages,spams,pub,pubs,publicités,sollicitations,démarchage,
        courriers,relances,vos,m}; plus {de,d,aucun,aucune} <mail>;
        {stop,halte,assez,marre} {pub,à la pub,aux,au,spam,mails,les mails,de vos,de,avec}; ^stop$;
        stop sms; fichez {moi,nous} la paix;
        {laissez,laisse,foutez,fous} {moi,nous} {tranquille,tranquilles,la paix,en paix};
        oubliez {moi,nous};
        {ne,n} .. plus {recevoir,être contacté,être sollicité,être démarché,être dérangé};
        {souhaite,veux,voulons,désire,souhaitons,désirons} .. plus .. <mail>;
        opposition .. {traitement,données,prospection}; {m oppose,nous opposons};
        {droit,demande} {d,à l} {opposition,effacement,oubli}; rgpd; cnil;
        {signaler,signale,signalé,bloquer,bloque} .. {spam,indésirable,indésirables}; c est du spam;
        {c est,ceci est} {du spam,un spam,du harcèlement};
        {plus,jamais} {m ,me ,nous }{écrire,contacter,appeler,envoyer};
        je n ai jamais {demandé,souhaité} .. {recevoir,mails,messages}; sortez moi;
        {m écrivez,me contactez,nous contactez,m appelez,nous écrivez,m envoyez,nous appelez} plus;
        {résilier,annuler,annulez} .. {abonnement,inscription}; pas me {recontacter,réécrire};
        ne pas {me,nous} {recontacter,contacter,relancer,solliciter};
        {plus,aucun} {de ,}{mail,mails,email,emails,message,messages};
        {ne,n} {m,me,nous} {mailez,spammez,embêtez,emmerdez} {plus,pas}; {assez,marre,ras le bol} {de,d};
        {ne,n} {m,me,nous} {écrivez,contactez,appelez,envoyez} {pas,rien};
        je {veux,voudrais,souhaite} {être,me} {retiré,retirée,désinscrire,désabonner,supprimé};
        {demandé} .. {retirer,arrêter,désinscri*,supprimer}`,
    ],
    [
      "not_interested",
      `
        inutile de ..; {personne,aucun,aucune} .. {intéressé,intéressée,intéressés,n est intéressé,n en veut};
        sans façon; donner suite; ne .. retient pas; ne {servirait,sert} à rien; nous n en {voulons,voudrons} pas;
        {devis,offre,proposition} .. {rejeté,rejetée,refusé,refusée,écarté,écartée}; {n achèterons,n achetons} ..;
        {voulons,veux} pas de {rendez vous,démonstration,devis}; {prestataire,fournisseur} qui nous convient;
        pas le moins du monde; loin de là$; {nous ,je ,on ,}{déclinons,décline,refusons,refuse}; {n a,n avons,n ai} pas {retenu,donné suite};
        {rester,restons,reste} {avec,chez,fidèles} ..; inutile de {nous,me} ..; {besoin,projet} n existe plus;
        ne correspond {pas,plus,guère}; {faisons,fait} appel à {un,une,d} ..;
        non merci; merci non; non pas du tout; ^non$; ^nan$; mais non$; sans intérêt; sans suite;
        ^pas intéress*$; pas pour {nous,moi}; {aucun,nul,pas d,pas de,peu d,guère d} intérêt;
        {n,ne} .. {aucun,pas d,pas} {besoin,intérêt,intention,utilité,usage,projet};
        {pas,plus,aucun,guère} {le ,de ,d ,}{besoin,utilité,usage}; pas {l,d} {utilité,usage,intention};
        {pas,plus,jamais} {besoin,preneur,preneurs,preneuse,intéressé,intéressée,intéressés,concerné,
        concernés,concernée,convaincu,convaincus,favorable,favorables}; pas donner suite;
        {ne,n} .. pas {donner suite,retenu,retenir,retenue,retenons,donnons suite,suite,poursuivre,aller
        plus loin,souhaitons,souhaite,voulons,veux,désirons,envisageons,poursuivrons,pourrons,pouvons,peux,
        travaillons,utilisons,achetons};
        ne {correspond,convient,rentre,cadre,répond,colle,s inscrit,entre} pas;
        {correspond,convient,colle,cadre,répond} pas;
        {pas,ne} .. {dans nos {besoins,priorités,plans,projets,activités,cordes,moyens}};
        ne .. pas {m,nous} {intéresser,convenir};
        ne {nous,m,me} {intéresse,concerne,convient,correspond} {pas,plus,guère};
        {m,nous} intéresse {pas,plus}; {décliner,décline,déclinons,refuser,refuse,refusons,renoncer,
        renonçons,décliné,refusé,renoncé,rejeté,rejetons}; {avons,ai,a} {décidé,choisi} de ne pas;
        {décidé,choisi,préfère,préférons,préférerais} {de ne,ne} pas; inutile {de,d};
        {pas,pas vraiment} la peine; {ne,n} {vous ,te ,}donnez pas la peine; {ce n est,c est} pas {la peine,
        nécessaire,utile,pour nous,pour moi,notre,ce que,ce dont,dans,intéressant,de notre}; ce n est pas;
        pas nécessaire; pas {utile,pertinent,pertinente,adapté,adaptée,adaptés};
        {je,nous,on} {passe,passons} {notre,mon,votre} tour; passer {notre,mon} tour;
        {on laisse,laissez,laisse,laissons} tomber; on oublie;
        {perte,perdez pas,perdre,gaspill*} {de,votre,notre,mon} temps; {ne,n} perdez pas;
        {ni,sans} {moi,nous} ..; négatif;
        {défavorable,réponse négative,suite défavorable,avis défavorable,suite négative,refus};
        {regret,regrettons,regrette,regrets} .. {vous informer,vous annoncer,pouvoir,informer,annoncer};
        au regret de; {malheureusement,hélas} {pas,non,nous ne,je ne};
        {n,ne} .. {jamais,nullement,aucunement} {intéressé*,demandé,voulu};
        {hors,en dehors} {de notre,de nos,du} ..; {fermé,cessé,arrêté,déposé} {ses portes,nos portes,
        définitivement,son activité,notre activité,nos activités,boutique,le bilan};
        {en,société en} liquidation; notre {société,entreprise,boutique} {a fermé,est fermée,n existe plus};
        {autre,d autres} {choix,solution,solutions,fournisseur,prestataire,option,offre};
        {retenu,choisi,pris,signé,opté,engagé,opter,attribué} .. {autre,concurrent,concurrence,confrère,
        confrères,ailleurs}; {opté,signé} {pour,avec} ..; sans façon; ça ira; ca ira;
        très peu pour {moi,nous}; gardez {votre,vos,la,le}; {veux,voulons,souhaite,souhaitons} {pas,plus};
        je ne veux {pas,plus}; pas chez nous; pas du tout; plus intéress*; ne suis pas client*;
        {aurais,aurions,aurait} {aimé,voulu,souhaité,été,bien aimé} ..;
        {avons,ai} {tout ce,ce qu} {il ,dont ,}{nous ,}{faut,avons besoin,en stock};
        {rien} {à,d,qui,pour} ..; {ni} {appel,rendez vous,devis,visite} ..;
        {on,nous} {va,allons} {laisser,passer,décliner,en rester}; restons en là;
        {annuler,annulez,annulons,annule} {le,la,notre,ma,tout,cette}; changé d avis;
        {la direction,le comité,mon patron,le conseil,notre direction} .. {refusé,dit non,pas validé,rejeté,
        n a pas}; {n a,n est,n avons,n ai,a} pas {été ,}{validé,validée,retenu,retenue,approuvé,approuvée,
        accepté,acceptée,souhaité,convaincu,jugé}; {pas,plus} {client,clients,acheteur,acheteurs};
        pas {à,pour} ce {prix,tarif}; bonne {continuation,chance}; plein succès;
        {ne,n} .. pas {appel,affaire,en mesure,partie,concerné,concernés,concernée,notre domaine,notre
        secteur}; {arnaque,arnaqueur,arnaqueurs,escroc,escrocs,escroquerie}; {fermeture,cessation} ..;
        {d autres,un autre,une autre} {fournisseur,prestataire,choix,option,société,partenaire,solution};
        {chez,avec,à} un concurrent; {très,bien} {servis,équipés,satisfaits} ..;
        {ne,n} .. {aucunement,nullement} ..;
        {navré,désolé,navrés,désolés} {mais ,}{non,pas,nous ne,je ne,on ne,ça ne};
        {se,me,nous} passer de {vos,votre}; pas {fait,faite,faits} pour {nous,moi}; {ne,n} voyons pas l;
        ne vois pas l; pas preneur; {pense,crois,pensons,croyons} pas;
        {ne,n} .. pas {pour nous,pour moi,notre truc,dans notre};
        {rester,restons,reste,garder,gardons,garde} {avec ,fidèles ,fidèle }{notre,nos,à,l,mon};
        {jamais} {demandé,de la vie,intéress*};
        pas {très,vraiment,trop,si,tellement,du tout} {intéress*,chaud,chauds,convaincu*,emballé*};
        {pas,très} {chaud,chauds}; ^jamais$; {bof,non non}; {ne,n} .. {rien} {à,de,acheter,faire};
        {on,nous} {a,avons} pas {besoin,envie}; {aucune,pas,pas d} envie; {envie} pas; {ignorez,oubliez} ..;
        {dommage,regret} mais; {je,nous} {suis,sommes} contre; {au,le} {chômage,bilan};
        {décidé,choisi,préféré,préférons,préfère} {de ,}{poursuivre,continuer,rester,garder,conserver,
        maintenir,travailler,renouveler,reconduire} ..;
        {poursuivre,continuer,continuons,poursuivons} .. avec {notre,nos,l,le};
        {partenaire,prestataire,fournisseur} {habituel,actuel,historique}`,
    ],
    [
      "not_interested",
      `
        {avons,ai,a,avions,dispose,disposons,dispose,travaille,travaillons,travaille,utilisons,utilise,
        sommes,suis,est,bossons,collaborons} déjà {avec ,d ,de ,}<fournisseur>;
        {avons,ai,a,disposons,sommes,suis,est,utilisons,travaillons} déjà {équipé,équipés,équipée,pourvu,
        pourvus,servi,servis,signé,fait,acheté,choisi,engagé,engagés,sous contrat,client,clients,en contrat,
        couvert,couverts,abonné,abonnés,commandé,trouvé}; déjà {équipé*,pourvu*,engagé*,servi*,ce qu il,le
        nécessaire,un prestataire,un fournisseur,signé,sous contrat,tout};
        {on,nous} {a,avons} {déjà ,tout ,}{ce qu il};
        {satisfait,satisfaits,satisfaite,contents,content,heureux} {de,du,avec} {notre,nos,l actuel,mon};
        {fait,faisons,font,gérons,gère,géré,réalisons,produisons} .. {en interne,nous mêmes,nous même,moi
        même}; {en interne}; {trop,très} {cher,chère,chers,chères,élevé,élevés,onéreux,coûteux};
        {hors,dépasse,au dessus de,au delà de} .. {budget,moyens,prix};
        {pas,plus} {les moyens,le budget pour}; suffisamment {de,d} ..;
        assez de {fournisseurs,prestataires}; mauvaise expérience;
        pas {satisfait,satisfaits,content,contents} de {vos,votre,votre service};
        {vient,venons,viens} {de,d} {signer,renouveler,acheter,changer,choisir,investir}`,
      5,
    ],
    [
      "wrong_person",
      `
        {suis,travaille} {au,à la,dans le} {service ,}{comptab*,paie,marketing,rh,ressources,juridique,production};
        {mauvaise,pas la bonne,plus la bonne,erreur de} {personne,adresse,service,interlocuteur,
        interlocutrice,destinataire,boîte}; {mauvais,pas le bon,plus le bon} {interlocuteur,contact,numéro,
        service,destinataire,mail,email,département}; {vous ,}{vous ,}{trompez,trompé,êtes trompé,trompes}
        {de ,}{personne,d adresse,adresse,interlocuteur,numéro,destinataire}; vous faites erreur;
        {ne,n} {m ,s }{occupe,occupe} {pas,plus} {de,d}; {m occupe,occupe} {pas,plus};
        {pas,plus} {en charge,chargé,chargée,responsable,compétent,compétente,le responsable,la responsable,
        habilité,habilitée,décideur,décisionnaire,la personne,moi qui,mon domaine,mon service,de mon
        ressort,de mon domaine,ma responsabilité,de ma compétence,de ma responsabilité,mon rôle,dans mes
        attributions,à moi,mon département,celui,celle}; ne relève pas;
        relève {de,du,d} {la,l,notre,mon,ma,une,service}; {ne,n} .. plus {dans,chez,à,au,partie,en poste,l
        entreprise,la société,travaille,travaillons,salarié,là,ici};
        {travaille,suis,est,fait,bosse,exerce} plus {dans,chez,à,au,pour,ici,partie,en poste,là};
        {a,ai,avons,avoir,ayant} quitté {la,l,le,notre,nos,cette,ses,mes,son,mon,};
        quitté {la société,l entreprise,le groupe,ses fonctions,mes fonctions,notre,cette};
        {a pris,ai pris,parti,partie,partis,part,prend,est,suis} {sa ,ma ,à la ,en ,la ,}retraite;
        {est,a} {décédé,décédée,muté,mutée,démissionné,licencié,remplacé,remplacée};
        {démissionné,retraité,retraitée,muté,mutée,ancien employé,ancien salarié};
        {mon,ma,son,sa} {successeur,remplaçant,remplaçante};
        {remplacé,remplacée,remplace,succède,succédé,remplacé} {par,à};
        {je ,}ne {connais,suis} pas {cette,de cette} {société,entreprise};
        {ne suis,suis} pas {m,monsieur,madame,mme}; {c est,ce sont} .. qui {s occupe,gère,décide,s en
        occupe,s en charge,suit,est en charge,est responsable,traite,s occupent};
        {gère,gèrent,traite,s en occupe,s en charge}; {qui ,s en ,}{s occupe,qui décide,est responsable,est
        en charge,est chargé,est chargée} {de,du,des,d};
        changé de {poste,société,service,entreprise,fonction}; numéro {erroné,incorrect};
        erreur de {numéro,destinataire,personne,adresse}; pas moi qui;
        pas mon {domaine,service,rayon,travail,rôle};
        autre {service,département,direction,personne,filiale}; {décision,décisions,achats} {est ,sont ,se
        ,}{prise,prises,prend,prennent,faites,gérés,centralisés,traités} {par,à,au,chez};
        {adresse,numéro,boîte} {personnelle,personnel,privée,privé};
        {vendu,cédé} {la société,l entreprise,mon entreprise,ma société,notre};
        {stagiaire,étudiant,étudiante}; {a été ,}remplacé par; {c est,voyez} {mon,ma,notre} {collègue,
        patron,chef,directeur,directrice,responsable,associé} {qui,pour}; {relève,dépend,ressort} {de,du,d};
        {ne,n} .. pas {de mon,de notre} {service,ressort,domaine}; {doit,devez,faut} {contacter,écrire,s
        adresser,voir,vous adresser,joindre,appeler} {à ,au ,avec ,le ,la ,notre ,mon ,}{siège,direction,
        service,responsable,directeur,notre,mon,m,mme,monsieur,madame}; {je ,}{l ,le ,la ,}{ai ,}{transmis,
        transféré,passé,envoyé,fait passer,faire suivre} {votre ,la ,le ,ça ,}{message ,mail ,demande ,offre
        ,proposition ,dossier ,}{à,au,aux};
        {nouveau,nouvelle} {responsable,directeur,directrice,adresse,contact,interlocuteur};
        {suis,suis que,suis qu} {que ,qu ,juste ,}{l assistant,l assistante,le chauffeur,la secrétaire,un
        employé,comptable,le comptable,le gardien,la réceptionniste}; {décide,décidons,décident} pas;
        {n ,ne }{est,suis} {pas,plus} {moi,nous} qui; {quelqu un,une} {d autre,autre personne};
        {mon,ma,notre} {dg,patron,patronne,femme,mari,directeur,chef,daf,dsi,collègue} {qui,s en,gère,
        décide,vous}; {demandez,voyez,adressez vous,parlez} {à,avec,au};
        {n est,est} plus {dans,parmi,avec,notre,le,la,en}; {je mets,mets,ajoute,j ajoute} .. {copie,boucle};
        connais pas {de,cette,ce,m}; {est,a été} {parti,partie,muté,affecté,nommé} ..;
        {invite,invitons,conseille,prie,suggère} .. à {contacter,écrire,joindre,vous adresser,voir,prendre
        contact}; {invite,conseille,suggère,prie} {de ,d }{contacter,écrire,joindre}`,
    ],
    [
      "wrong_person",
      `
        {contactez,contacter,écrivez,écrire,écris,adressez vous,vous adresser,adressez,adresser,voyez,voir,
        rapprochez vous,vous rapprocher,tournez vous,parlez,parler,appelez,joindre,joignez,envoyez .. mail,
        prenez contact,prendre contact,demandez} {à ,avec ,de ,plutôt ,vous ,directement ,}{à ,avec ,de ,d
        ,}{mon ,ma ,notre ,nos ,le ,la ,l ,les ,au ,du ,aux ,}{collègue,collègues,service,responsable,
        directeur,directrice,direction,département,patron,chef,assistante,assistant,secrétariat,siège,
        acheteur,acheteuse,dg,daf,drh,dsi,rh,gérant,gérante,maison mère,associé,comptable,confrère,m,mr,mme,
        monsieur,madame,mlle,remplaçant,successeur}; {contactez,contacter,écrire,écrivez,écris,adresser,
        adressez,envoyer,envoyez,transmettez,transmettre,voir,joindre,utiliser,utilisez,mettre en copie} ..
        @; {adressez,adresser,rapprocher,rapprochez,tourner,tournez} vous .. {à,de,vers,au,du};
        {contactez,contacter} plutôt;
        {bon,bonne,meilleur} {interlocuteur,interlocutrice,contact,personne} {est,serait,sera};
        {la personne,le responsable,l interlocuteur} {en charge,chargée,à contacter,qui,concerné,compétent};
        {ai,avons,vais,allons,je,j,viens de,venons de,fais,fait} {transmis,transféré,transmets,transfère,
        transmettre,transférer,fait suivre,faire suivre,passé,remis,relayé,relaye,suivre,communiqué,orienté,
        partagé} {votre,le,la,ce,cela,à,au,aux,votre message,votre mail,votre demande};
        {transmis,transféré,transmets,transfère,relayé,fais suivre} {à,au,aux,votre,votre mail,votre
        message,ce}; je mets .. {copie,en copie,cc}; en copie {mon,ma,notre,de};
        {mon,ma,notre} {collègue,responsable,directeur} .. {en copie,cc,qui s occupe,prend le relais,vous
        contactera,vous répondra,vous recontactera};
        voici {l adresse,le contact,l email,le mail,le numéro} {de,du}; la bonne adresse est; voyez avec;
        {à voir,voir} avec {mon,ma,notre,le,la,m,mme}; au siège; {merci,prière,veuillez} {d ,de ,}{écrire,
        adresser,vous adresser,contacter,contactez} {à,au,le,la,notre,plutôt}`,
    ],
    [
      "later",
      `
        plus tard; pas maintenant; pas {tout de suite,encore,en ce moment,actuellement,immédiatement,dans l
        immédiat,cette année,ce mois,ce trimestre,cette semaine,pour l heure,pour le moment,pour l instant,à
        l ordre,d actualité,une priorité,la priorité,notre priorité,prioritaire,aujourd hui,avant,le moment,
        le bon moment,disponible,disponibles,pour cette année,à ce stade,prêt,prêts,prête,au bon moment,
        opportun}; {ne,n} .. pas {le moment,le bon moment,d actualité,encore,une priorité,la priorité,notre
        priorité,prioritaire,à l ordre,prêts,prêt,pour le moment,pour l instant,avant};
        {mauvais,pas bon} moment; {revenez,revenir,revient,reviens,recontactez,recontacter,relancez,
        relancer,rappelez,rappeler,réécrivez,réessayez,repassez,contactez,reprenez,reprendre,reparlons,
        reparler,reparlerons,écrivez,revoyons,voyons,voir} .. {plus tard,après,vers nous,vers moi,vers vous,
        ultérieurement,dans quelques,dans deux,dans un,dans trois,dans une,en <mois>,à la rentrée,à cette,l
        année,le mois,la semaine,début,fin,courant,ensuite};
        {recontactez,recontacter,relancez,relancer,réécrivez,recontacte,relance} {moi,nous};
        {revenir,reviens,reviendrai,reviendrons,revenons,revient,reviendra} vers {vous,toi};
        {vous,te} {recontacter,recontacterai,recontacterons,recontacte,recontactons,rappelle,rappellerai,
        rappellerons,rappeler,ferai signe,ferons signe,tiens au courant,tiens informé,tiendrai,tiendrons,
        tenons,dirai,dirons,informerai,informerons,répondrai,répondrons,reviendrai,reviens,faire un retour,
        fais un retour,ferai un retour,ferons un retour,redis,redirai,contacterai,contacterons};
        {tiens,tenons,tiendrai,tiendrons} {vous ,au ,}{au ,}{courant,informé,informés};
        {faut,dois,devons,doit,vais,allons,veux,aimerais,besoin d,besoin de} {que j ,que je ,d abord ,en
        ,}{en ,d ,de ,y ,}{parler,parle,discuter,réfléchir,réfléchisse,consulter,étudier,voir avec,valider,
        échanger avec,analyser,demander};
        {à,en} {l étude,cours d étude,cours d examen,cours de validation,attente,réflexion};
        {on,nous,je} {y ,va ,vais ,allons ,}{réfléchir,réfléchis,réfléchit,réfléchissons,étudier,étudions};
        laissez {moi,nous} .. {temps,réfléchir,consulter,jours,semaines};
        {attendre,attendons,attends,attend,attente,attendez,patientez,patienter} ..;
        {pas,plus,aucun} {de ,le ,un ,}{budget,trésorerie,fonds,argent,moyens financiers};
        budget {est ,a été ,}{clos,épuisé,bouclé,gelé,consommé,dépensé,voté,terminé,fini,déjà};
        {reporté,reportée,reporter,repoussé,repousser,différé,suspendu,gelé,gelés,en pause,en suspens,stand
        by,standby,en veille} ..; trop {occupé,occupée,occupés,chargé,de travail,pris,prise};
        {débordé,débordés,débordée,surchargé};
        {très,bien} {pris,prise,occupé,occupée,occupés} {en ce moment,actuellement,cette};
        {en,suis en,actuellement en} {congé,congés,déplacement,mission,vacances,arrêt maladie,voyage};
        {absent,absente} {jusqu*,du,cette}; de retour {le,en,dans,lundi}; ^pas avant; rien avant;
        {aucun,aucune} .. {possible,prévu,prévue} avant;
        {peut être,éventuellement,sans doute} {plus tard,après,l année,l an,en,à,dans};
        {gardons,garde,conservons,conserve,gardez,garderons,prenons,prends} .. {contact,coordonnées,offre,
        proposition,côté,bonne note,sous le coude,dossier,tête}; restons en contact;
        {quand,lorsque,dès que,si,si jamais,en cas de,une fois} {nous,on,j,je,le,besoin,un besoin,
        nécessaire} .. {serons,aurons,aurai,sera,besoin,serai,prêts,évolue,change,auront,changeons,budget,
        débloqué,validé}; si besoin; en cas de besoin;
        {nous ,on ,je ,}verrons {plus tard,après,ensuite,l année,en};
        on {verra,en reparle,en reparlera,se rappelle,se recontacte,reste en contact}; nous verrons;
        en reparler; reparlons en; prochainement; {une,la} prochaine fois; ultérieurement;
        d ici là; mettons .. {en attente,de côté,en pause};
        contrat .. {jusqu*,court,expire,se termine,prend fin,arrive à};
        {jusqu en,jusqu à,jusqu au} {<mois>,la,la fin,nouvel,l,ce}; {quand,lorsque,une fois} {notre,le,la,
        les,mon} .. {terminé,terminée,fini,finis,validé,ouvert,débloqué,approuvé}; trop tôt; prématuré;
        {je,nous} {vous ,}{reviens,revenons,reviendrai,reviendrons,fais signe,ferai signe,dirai,dirons,
        rappelle,rappelons,rappellerai,recontacte,recontactons}; {ferai,ferons} {signe,un retour};
        {laissez,donnez,accordez} {moi,nous} {le temps,un peu,du temps,quelques,un délai,jusqu*,réfléchir};
        {voir,parler,discuter} {avec,à} {mon,ma,notre,mes,nos,la} {associé,associée,patron,chef,direction,
        équipe,femme,mari,comptable,directeur,hiérarchie,collègues,partenaires,conseil} {d abord,avant,et,
        puis}; {en parler,parler,demander,soumettre,présenter,discuter,voir} {à,avec} {mon,ma,notre,mes,nos,
        la} {associé,associée,patron,chef,direction,équipe,femme,mari,directeur,hiérarchie,collègues,
        partenaires,conseil}; prochain {trimestre,semestre,exercice}; {remettons,remettre} {à,ça} ..;
        on {en ,}{parle,discute,voit} {plus tard,après,l an,en,dans,à la};
        {je,on,nous} {y ,}{réfléchis,réfléchit,réfléchissons};
        {laisse,laissez,donne,donnez} {moi,nous} {y ,}{réfléchir,penser,voir,consulter};
        {pas,encore} {encore ,}{décidé,décidés,tranché,statué,prêt,prêts};
        {patron,directeur,chef,dg} est {absent,en voyage,en congé,en déplacement,en mission};
        {ce n est,c est} {que ,}partie remise; {peux,peut} pas {parler,discuter} maintenant;
        {un,le} {moment,temps} {difficile,compliqué};
        {période,moment,conjoncture} {est ,}{difficile,compliquée,chargée,creuse};
        {réunion,comité,conseil,validation} {prévue,prévu,en} ..; {sous,dans} {peu,quelque temps}`,
    ],
    [
      "later",
      `
        {peut être,plutôt,mais,voir,revenez,essayez,contactez,rappelez,recontactez,revoir,reparlons,
        relancez,reporté,repoussé,attendre,rendez vous,rdv} .. <loin>;
        <loin> {peut être,plutôt,svp,merci,si possible}; ^<loin>$; pas avant .. <loin>;
        pas {avant,cette année}`,
      8,
    ],
    ["later", "<loin>; le mois prochain; {dans,d ici} {quelques,deux,trois,2,3} semaines", 4],
    ["later", "la semaine prochaine; semaine prochaine; une prochaine", 2],
    [
      "interested",
      `
      intéressé; intéressée; intéressés; intéressées;
      {m,nous,vivement} {intéresse,intéresserait,intéressent};
      {intéresse,intéresserait} {beaucoup,vivement,fortement,énormément};
      {notre,mon,d un,un,grand,vif,réel,certain,fort} {vif ,grand ,}intérêt; suis preneur; suis preneuse;
      sommes preneurs; serions preneurs; serais preneur; preneur; {correspond,répond,convient} {à ,parfaitement ,exactement ,bien ,tout à fait
      ,}{à ,à nos ,à notre ,à mes ,}{nos,notre,ce,mes,mon,nous,besoin,besoins,attentes};
      {exactement,justement,précisément,tout à fait} ce {qu,que,dont} ..; ce {qu il,dont,que} {nous ,j ,on
      ,je ,}{faut,avons besoin,ai besoin,a besoin,cherche,cherchons,recherchons,recherche,cherchais,
      cherchions,voulons};
      {ai,avons,aurais,aurions,a,aurons,aurai} {bien ,vraiment ,urgemment ,également ,}besoin {de,d,du,des};
      {nous ,me ,}{faut,faudrait} {un,une,des,du,deux,trois,vite,10,20,50,100};
      {cherche,cherchons,recherche,recherchons} {justement,un,une,des,ce,exactement,depuis,actuellement};
      {en savoir,savoir} {un peu ,}plus; {en ,d en ,l ,à en ,}apprendre plus; {plus,davantage,complément,
      complémentaires} {de ,d }{informations,information,détails,infos,renseignements,précisions};
      {informations,renseignements} complémentaires; <envoyer> {moi,nous,nous le,moi le,moi ça};
      {me,nous,m} <envoyer> {un,une,votre,vos,la,le,les,des,l,plus,cela,ça,également,rapidement};
      <envoyer> {toujours ,vite ,donc ,}{votre,vos,un,une,la,le,les,des,l} .. <offre>;
      {appelez,rappelez,appelle,rappelle,téléphonez,contactez,joignez,bippez,écrivez,whatsappez} {moi,nous};
      {m ,me ,nous }{appeler,rappeler,téléphoner,joindre,contacter}; {rendez vous,rdv};
      {un ,une ,}{rencontre,entretien,démonstration,démo,visio,réunion};
      {un,bref,petit} {appel,échange,call,point}; {voyons,rencontrons,parlons,discutons,appelons} {nous,en};
      {se,nous} {voir,rencontrer,parler,appeler,voit,voie,rencontre,parle,téléphone};
      {peut on,on peut,pouvons nous,pourrions nous,pourrait on,quand pouvons nous,quand peut on,quand pouvez
      vous,pouvez vous,pourriez vous} {se ,nous ,en ,venir ,passer ,faire ,organiser ,planifier ,fixer
      ,convenir d ,}{voir,rencontrer,parler,discuter,échanger,appeler,rendez vous,un rdv,une démo,une
      démonstration,un point,une réunion,commencer,démarrer,commander,passer,un appel,un essai,tester,
      venir}; {passez,passer,venez,venir} {nous ,me ,à ,au ,dans ,chez ,}{nous,voir,notre,nos,mon,bureau,
      bureaux,quand,présenter}; {nous ,je ,j ,on ,}{aimerais,aimerions,souhaite,souhaitons,souhaiterais,
      souhaiterions,voudrais,voudrions,désire,désirons,désirerais,veux,veut,voulons,aimerait,souhaiterait,
      serions ravis,serais ravi,serais heureux,serions heureux,suis prêt,sommes prêts,suis disposé,sommes
      disposés,suis favorable,sommes favorables,compte,comptons} {bien ,vraiment ,également ,vivement ,en
      ,donc ,de ,d ,à ,}{savoir,avoir,recevoir,obtenir,voir,commander,acheter,essayer,tester,commencer,
      démarrer,discuter,échanger,rencontrer,vous rencontrer,vous voir,vous parler,collaborer,travailler,un,
      une,des,prendre,fixer,passer,planifier,organiser,programmer,connaître,apprendre,découvrir,approfondir,
      signer,souscrire,adhérer,en savoir,en discuter,convenir,y,parler,plus,votre,vos,le,la,les,10,20,50,
      100,deux,trois}; volontiers; avec {grand ,le plus grand ,}plaisir; ravi de; bien sûr; ^oui$;
      oui {volontiers,avec,merci,bien,svp,s il,je,nous,on,c est,allez,tout}; oui; d accord pour;
      {je,nous} {suis,sommes} {d accord,partant,partants,partante,emballé,emballés,convaincu,convaincus,
      conquis,séduit,séduits,ok}; partant; partants; banco; {en ,}{prendrions,prendrais,prendrons,prenons} {un,une,deux,trois,dix,cent} ..; {veux,veut,voulons} bien {en ,}{savoir,voir,essayer,recevoir,discuter}
        {plus,,}; {est ,sommes ,}enthousiastes; marché conclu; {renvoyer,renvoyez,renvoie} {moi ,nous ,}..; {le,la,les} renvoyer;
      {c est,ok,d accord,bon} {bon pour,pour moi,pour nous}; allons y; on y va;
      {on,nous} {fonce,signe,signons,commence,démarre,commençons,prend,prenons};
      {je ,nous ,}{valide,validons,accepte,acceptons,confirme,confirmons,prends,commande,commandons} {votre,
      la,le,les,l,une,un,deux,dix,notre,ma,mon,20,50}; {passer,passe,passons,passerai} {une ,la ,}commande;
      bon de commande; ça {me ,nous ,m ,}{intéresse,va,plaît,tente,parle,convient};
      {me,nous} {plaît,plait,plaisent,tente,séduit,convient,parle};
      {tombe,tombez,arrive,arrivez} {bien,à pic,à point,au bon,à point nommé};
      {bon,parfait,meilleur} moment;
      {pas,peu} satisfaits {de,du,par} {notre,l} {prestataire,fournisseur,actuel,solution,système};
      pas satisfait {de,du} {mon,notre} {prestataire,fournisseur};
      {insatisfait,insatisfaits,déçu,déçus,mécontents,mécontent} {de,du,par} {notre,mon,l};
      {changer,changeons} de {prestataire,fournisseur,solution};
      {n ai,n avons,je n ai,n a} pas {encore ,}{de ,}{fournisseur,prestataire} encore;
      pas encore de {fournisseur,prestataire}; {pas,aucune} {d ,}objection{s,}; rien contre;
      ne serait ce que; pourquoi pas; avec impatience; {hâte,impatient,impatients,impatiente} {de,d};
      au plus vite; {prochaine,prochaines} {étape,étapes};
      comment {faire pour,commander,procéder,souscrire,payer,s inscrire,adhérer,commencer};
      quand {pouvez vous,pourriez vous,pouvons nous,peut on} {venir,passer,livrer,commencer,nous,se,
      démarrer,rencontrer,parler};
      {quelle,quelles} {est,sont} .. {prochaine,prochaines,disponibilités,dispo};
      {vos,quelles} {disponibilités,dispos,dispo}; {disponible,disponibles,dispo,libre,libres} {lundi,mardi,
      mercredi,jeudi,vendredi,samedi,demain,le,pour,à partir,cette};
      {faites,faire,fais} {moi,nous} {un,une,parvenir,votre,vos,signe}; {ajoutez,ajouter,incluez} ..;
      {n hésitez pas à,ne tardez pas à,n oubliez pas} {de ,d ,à ,}{m ,me ,nous ,}{appeler,contacter,envoyer,
      inclure,joindre,ajouter,venir,passer,téléphoner}; {retirer,retirez,enlever,enlevez,supprimer,
      supprimez,ajouter,ajoutez,modifier,modifiez} .. {devis,commande,facture,proforma}; super intéress*;
      très intéress*; {vaut,mérite} {le coup,un essai,une discussion}; essayons;
      {on,je} {peut ,veux ,}{essayer,tester,essaie,teste}; mon {numéro,téléphone,portable,whatsapp};
      {joignable,joignables} {au,à,sur,le}; {attends,attendons} {votre,vos,le,la,un,une,toujours votre,donc
      votre} {devis,appel,proposition,offre,catalogue,prix,visite,retour avec,tarifs,facture};
      {en attente,dans l attente} de {votre,vos} {devis,appel,proposition,offre,catalogue,prix,tarifs,
      facture,visite}; {on,nous} {peut,pouvons} {commencer,avancer,y aller,en parler,se voir,en discuter};
      {je,nous} {suis,sommes} {disponible,disponibles,dispo,dispos,libre,libres};
      {livrez,réservez,mettez} {nous,moi};
      {ça,cela,cette} .. {m intéresse,nous intéresse,m arrange,nous arrange}; {ok,oui,d accord,super,
      parfait,très bien} {envoyez,appelez,pour,on,je,nous,allons,rappelez,faites,venez,mardi,lundi,demain,
      jeudi,vendredi,mercredi}; {c est,voilà} {ce que,exactement,justement,tout à fait} ..;
      {nous,je} {avons,ai} {justement,un projet,un besoin,besoin}; un projet {en cours,similaire,de};
      on en parle {demain,lundi,mardi,mercredi,jeudi,vendredi,quand};
      quand {vous voulez,vous voudrez,on se}; à quand {la,le,un};
      {où,quand} {est ce qu on,dois je,je,on} {signe,signer};
      {je,on,nous} {prends,prend,prenons,signe,achète,achetons,commande};
      {ouvert,ouverts,ouverte} à {un,une,la,votre,discuter,en};
      {aucune,sans} {raison de refuser,hésitation,hésiter};
      {je,nous} {ne vois pas,ne voyons pas} pourquoi pas;
      {ne peux,ne peut,ne pouvons} pas {refuser,passer à côté,rater}; {lundi,mardi,mercredi,jeudi,vendredi,
      samedi,demain} {me va,me convient,nous convient,ça me va,c est bon,est bon,matin,à,après midi};
      {ça me,cela me,me} convient; {on,nous} {commence,démarre,se lance}; lançons nous;
      {c est,réponse est} oui; {je,on,nous} {vous ,}attends;
      {je,nous} {vous ,}attendons {pour,au,à,dans,lundi,mardi,mercredi,jeudi,vendredi,demain};
      {faisons,faites} {un,le,ça,affaire}; {intéresse,intéressant} {envoyez,appelez,rappelez};
      {dites,dis} {moi,nous} {en plus,comment,quand,plus,tout};
      {expliquez,présentez} nous {en détail,votre,plus}; {inscrivez,abonnez,comptez} {moi,nous};
      {montrez,présentez} {moi,nous}; {je veux,on veut,nous voulons} {ça,en,cela,bien};
      {je veux,on veut} {essayer,tester,voir}; {revenez,revenir} vers {nous,moi} avec {un,une,votre,vos,le};
      pas encore {de ,}{de ,}{fournisseur,prestataire,solution,système,outil,partenaire} ..`,
    ],
    [
      "interested",
      `
        {intéressant,intéressante,intéressants,pertinent,pertinente,alléchant,alléchante,prometteur,
        prometteuse,attrayant,attrayante,séduisant};
        {parfait,super,excellent,génial,formidable,excellente} {idée,offre,proposition,nouvelle,produit};
        bonne {idée,offre,proposition}`,
      3,
    ],
    [
      "question",
      `
        combien; {quel,quelle,quels,quelles} {est,sont,serait,seraient,sera,type,types,délai,délais,prix,
        tarif,tarifs,garantie,pays,ville,moyens,modes,langue,durée,taille,quantité,différence};
        {à ,de ,pour ,dans ,sur ,}{quel,quelle,quels,quelles} {prix,tarif,pays,ville,villes,est,sont};
        vos tarifs; votre tarif; vos prix;
        {comment} {fonctionne,ça,cela,marche,se,avez vous,vous,faites,est,sont,peut,on,puis};
        est ce {que,qu}; {pouvez,pourriez,avez,êtes,faites,livrez,proposez,offrez,acceptez,travaillez,
        disposez,vendez,assurez,prenez,fournissez,peut,peuvent,existe,y a,utilisez} {vous,t il,t on,ils,on};
        où {êtes,se,est,sont,puis,peut,avez}; qui {êtes,vous,est,sont,a};
        d où {avez,vient,viennent,tenez,êtes}; comment avez vous {eu,obtenu,trouvé};
        pourquoi {m,me,vous,est,nous,cette,ce}; quand {est,sera,serait,pouvez,livrez}; qu est ce {que,qui};
        c est quoi; {c est,ça coûte,ça fait,cela coûte} combien; y a t il;
        {inclus,incluse,comprise,compris,comprend,inclut}; {pas,peu} {clair,claire,clairs,compris};
        {comprends,comprend,saisis} pas;
        {expliquer,expliquez,préciser,précisez,éclaircir,clarifier,éclairer};
        {j ai,avons,une,quelques} {question,questions};
        {aimerais,voudrais,souhaite,aimerions} savoir {si,combien,comment,quel,quels,quelle,où}; {ht,ttc};
        {délai,délais} {de livraison,d installation}; livraison; garantie; minimum de commande;
        quantité minimum; quantité minimale; {avez,auriez} vous`,
    ],
    [
      "now",
      `
        maintenant; actuellement; en ce moment; pour le moment; pour l instant; pour l heure; à ce jour;
        cette année; ce {trimestre,semestre,mois}; dans l immédiat; présentement; à l heure actuelle;
        tout de suite; aujourd hui; à ce stade; cette saison; momentanément`,
    ],
    [
      "nothing",
      `
        pas de {problème,problèmes,souci,soucis,quoi}; {ce ,}n est pas {cher,trop cher,mal,grave}; rien à {redire,ajouter,dire};
        {n ai,n avons} pas {reçu,trouvé,pu ouvrir} ..; {n ,}avons pas de <fournisseur>;
        sans {problème,souci,faute,doute,hésiter,attendre,plus attendre}; pas mal; non seulement;
        pas seulement; pourquoi pas; n hésitez pas; n hésite pas; ne tardez pas; n oubliez pas;
        n oublie pas; n est ce pas; ne vous inquiétez pas;
        {merci,remercie,remercions} {de,pour} {votre,l,cet,cette,vos} {intérêt,intéressante,intéressant};
        votre intérêt; l intérêt {que vous,porté}; intérêt que vous;
        {avec ,avec beaucoup d ,avec grand }{intérêt,attention};
        si {vous êtes,cela vous,ça vous} {intéressé,intéressés,intéresse}; vous {intéresse,intéresserait};
        {ce serait,c eût été,aurait été} {avec plaisir,volontiers,un plaisir}; avec plaisir mais;
        conflit d intérêt; taux d intérêt; bien {à vous,reçu,noté,cordialement,entendu}; en vous remerciant;
        d accord; plaisir de vous lire; en pièce jointe; ci joint; {lu,vu,reçu}$;
        lien de {désabonnement,désinscription}; {taux,bouton,page} de {désabonnement,désinscription};
        ne {me ,nous ,}{retirez,supprimez,désabonnez,désinscrivez} pas;
        pas {me ,nous ,}{retirer,désinscrire,désabonner}; rien que; de rien;
        {merci,remercie} .. {information,informations,info,infos,message,mail,retour,partage};
        toutes les informations utiles; {grande,petite} entreprise; pas une grande; plus ou moins; de plus;
        plus de {2,3,5,10,20,50,100}; plus vite; au plus tôt; plus rapidement; plus amples;
        {je,nous} {vais ,allons ,}{voir,regarder,vois}; on verra; {souhaite,souhaitons,souhaitant,souhaiter}
        {vous ,}{bonne,plein,beaucoup,le meilleur,une bonne,bon,bien du,une excellente,une belle,tout le,
        remercier,informer,préciser,dire}; vous {souhaite,souhaitons}; {voudrais,voulais,tiens à,tenons à,
        voulons,voudrions,souhaite,souhaitons} vous {remercier,informer,dire,signaler,faire savoir};
        {dans ,en ,}l attente {de,d}; en attente de {votre,vos};
        {bonne,belle} {année,fête,journée,semaine,continuation,fin,soirée,réception}; joyeux noël;
        meilleurs vœux; bonne {chance,suite,continuation} ..; {bien,bonne} {reçu,réception};
        {ai,avons} bien {reçu,lu,noté,pris,examiné,étudié}; prenons {bonne ,}note;
        {je,nous} {vous ,}{remercie,remercions} {de,pour,d}; merci {pour,de} {votre,vos,l,cette,ce};
        votre proposition {a retenu,a été}; retenu {toute ,}notre attention; {n hésitez,ne vous gênez} pas;
        que du bien; pas {encore ,}reçu; {n ai,n avons} {pas ,toujours pas ,jamais }{reçu,vu} ..;
        dans {mes,les} {spam,spams,indésirables}; {désolé,désolés,désolée,excusez,pardon,excuses} {moi ,nous
        ,}{pour,de} {le,la,ce,mon,notre} {retard,réponse,délai,silence};
        {étais,était,étions} {en congé,absent,malade,en déplacement,en vacances,occupé,en mission,en voyage}`,
    ],
    [
      "question",
      `
        {ne,n} {avez,pouvez,faites,proposez} vous pas ..; {pourquoi} {pas,ne}; {à,de} qui;
        {c est,ça} {pour,à} {quoi,combien,quel}; {quid,qu en est} {de,il};
        {savoir,connaître} {le,les,vos,votre} {prix,tarif,tarifs,conditions,délai,délais};
        {différence,rapport} entre; {est,sont} {il,elle,ils,elles,ce}; {peut,peuvent,doit} {il,elle,on};
        {acceptez,livrez,travaillez,avez,faites} vous`,
      4,
    ],
    [
      "not_interested",
      `
        {ni ,}maintenant ni {plus tard,demain,jamais,après,à l avenir}; {ni aujourd hui} ni {demain,jamais}`,
      14,
    ],
    [
      "unsubscribe",
      `
        {je,nous,on} ne {veux,veut,voulons,souhaite,souhaitons} plus {rien ,}recevoir; plus rien recevoir; plus recevoir {de,vos,ces,aucun,aucune}; ne {plus,pas} {m,nous} {écrire,contacter,relancer}`,
      10,
    ],
    [
      "not_interested",
      `
        {projet,appel d offres,plan,achat} .. {abandonné,annulé,arrêté,enterré}; {budget,enveloppe} .. {clos,épuisé,
        fermé,dépensé}`,
    ],
    [
      "interested",
      `
        rien contre {un,une,le,la,cette,ce,l}`,
      9,
    ],
    [
      "not_interested",
      `
        {arrive,vient,est} trop tard ..; {faisons,fait,fais} {déjà ,}appel à ..; ne {veut,veux,voulons} pas en entendre ..;
        pour {les ,des ,}{grandes,plus grandes,autres} {entreprises,sociétés} ..; trop {compliqué,complexe,lourd} pour ..; {déconseillé,déconseille} ..;
        qui a besoin {de ,d ,}..; parfait pour d autres; on aurait {bien ,}voulu; sans moi; {avons,ai,a,ont} {déjà ,finalement ,}{choisi,retenu,sélectionné,désigné} ..; contraire à {notre,nos} {politique,règles,principes};
        {fabriquons,produisons,faisons,réparons,assurons,imprimons,cultivons} {nos,notre,nous mêmes,tout,cela} ..;
        pas {autorisé,autorisés,le droit} ..; mauvais client; {a,ont,avons} dit non; {concurrence,concurrent} .. {mieux,moins cher,meilleur prix}`,
    ],
    [
      "later",
      `
        {d abord,avant tout} {finir,terminer,finissons,terminons,clôturer,régler} ..; {devons,dois,il faut} d abord ..;
        {puis,ensuite,après} on {en ,}{parle,parlera,reparle,reparlera,verra,discutera}; rien .. avant <mois>`,
      8,
    ],
    [
      "unsubscribe",
      `pas de vos {publicités,mails,messages,offres}; cesser {tout,toute,tous,vos,ces,les} ..; harcèlement; malgré mon refus; {dernier,ultime} avertissement; {sortez,enlevez,effacez} {mon,notre} {adresse,nom,mail,numéro} ..`,
    ],
    [
      "wrong_person",
      `{achats,commandes} se {font,fait,décident} ..; {achète,achetons,décidé,décide} {au siège,à la centrale,centralement}; {est décédé,est décédée,est mort}; ce n est pas {moi,à moi,mon} ..; {vous} {trompez,êtes trompé} de {personne,société,adresse,service}; pas la bonne société`,
    ],
    [
      "interested",
      `
        nous {commandons,signons,achetons,prenons} {tout de suite,aujourd hui,demain,dix,cent,deux,le,la,les,}; marché conclu; {renvoyer,renvoyez,renvoie} {moi ,nous ,}..; {le,la,les} renvoyer;
        {n ,}{ai,avons} rien contre {un,une,le,la,cette,ce,l} {rendez vous,réunion,visite,appel,démonstration,démo,entretien,échange};
        {avons,ai} pas encore de <fournisseur>`,
      6,
    ],
    [
      "wrong_person",
      `
        {je ,nous ,on ,}{{vais,allons,va} {transmettre,transférer,relayer,soumettre},transmets,transmettrai,transmettrons,transmettons,
        transfère,transférerai,relaie,relaierai,soumets,soumettrai} {votre ,vos ,la ,le ,l ,cette ,ce ,}{message ,mail ,email ,demande
        ,offre ,offres ,proposition ,dossier ,courrier ,tout ,ceci ,cela ,}{à,au,aux};
        {vais,allons,va} {le ,la ,l ,les ,}{transmettre,transférer,relayer,soumettre,faire suivre} {à,au,aux};
        {je,nous,on} {vais ,allons ,va ,}{partager,partage,partageons,partagerai} {votre ,la ,le ,l ,ceci ,cela ,}{message ,mail ,offre
        ,proposition ,}avec {mon,ma,notre,nos,le,la,les,l,m,mme}`,
    ],
    [
      "nothing",
      `
        {ce ,}{n ,}{est ,}pas que {nous,je,on} {ne,n} {sommes,soyons,suis,sois,est,soit} pas {intéressé,intéressée,intéressés,intéressées};
        {ce ,}{n ,}{est ,}pas que {ça,cela,l offre,votre offre,votre proposition} ne {nous,m,me} intéresse pas`,
    ],
  ],
  wishes: {
    call: `
      <appeler> {moi,nous}; {m ,me ,nous ,}{appeler,rappeler,téléphoner,joindre}; {rendez vous,rdv};
      {un,une,d un,d une,bref,petit,cet,l,des} {appel,entretien,réunion,rencontre,visio,démonstration,démo,
      échange,call,meeting,visite,point téléphonique};
      {se,nous} {voir,rencontrer,parler,appeler,voit,parle,rencontre};
      {vous,te} {rencontrer,voir,parler,appeler,rencontre}; {en,d en,pour} {discuter,parler,échanger};
      {discuter,échanger,parler} {avec,de,au,par,ensemble}; rencontrons nous; parlons {en,nous}; appelons;
      voyons nous; {passez,venez,passer} {nous voir,me voir,au bureau,à nos,à notre,chez nous,dans nos};
      {par,au,sur} {téléphone,whatsapp}; joignable; mon {numéro,portable,téléphone,whatsapp}; visio; zoom;
      téléphonez; {disponible,disponibles,dispo} {lundi,mardi,mercredi,jeudi,vendredi,demain,le};
      quand .. {venir,passer}`,
    price: `
      <prix>; combien; coûte; coûtent; ça fait combien; conditions tarifaires; conditions commerciales; ttc;
      ht; moins cher; facture pro forma; bon prix; dernier prix`,
    remove: "désinscri*; désabonn*; retirez moi; supprimez mon; me retirer",
  },
  negators: {
    any: "pas; jamais; aucun; aucune; nul; nulle; nullement; guère; sans; aucunement; ne",
    own: "personne; n; ni; plus; rien; non; impossible; inutile; refuse; refusons; cessé; loin; peu",
    after: "non; pas",
  },
  joints: {
    contrasts: "mais; cependant; toutefois; néanmoins; pourtant; seulement; sauf; hélas; malheureusement",
    concessions: "quoique; malgré; même",
    others: `
      donc; car; parce; puisque; et; si; lorsque; quand; afin; veuillez; merci; prière; où; dont; que; qu;
      puis; alors; svp`,
  },
  courtesies: `
    merci; bonjour; bonsoir; salut; monsieur; madame; messieurs; mesdames; cher; chère; chers; svp; s; il;
    vous; plaît; plait; cordialement; bien; à; beaucoup; désolé; désolée; infiniment; pour; le; moment; l;
    instant; ok; eh; ah; oh; bon; bonne; journée; et; mais; je; nous; non; pas; salutations;
    respectueusement; sincères; ça; cela; du; tout; vraiment; de; votre; offre; mail; message;
    malheureusement; hélas; encore; équipe; la; on; sommes; suis; ne; n; pr; frère; chef; boss; intéressé;
    c; est`,
  spellings: `
    rdv:rendez vous; bjr:bonjour; bsr:bonsoir; mrc:merci; mci:merci; pr:pour; qd:quand; qq:quelques;
    bcp:beaucoup; tjs:toujours; tjrs:toujours; vs:vous; ns:nous; ds:dans; tt:tout; slt:salut; cmb:combien;
    cb:combien; cbien:combien; kombien:combien; intereser:intéressé; interesser:intéressé;
    interressé:intéressé; interressés:intéressés; interréssé:intéressé; interesse:intéressé; apelez:appelez;
    appellez:appelez; desole:désolé; ojd:aujourd hui; ajd:aujourd hui; dem1:demain; stp:svp; dsl:désolé;
    jsuis:je suis; chui:je suis; chuis:je suis; jai:j ai; cest:c est; jaimerais:j aimerais; tel:téléphone;
    inf:infos; mtn:maintenant; mnt:maintenant; pcq:parce que; koi:quoi; numero:numéro; prixx:prix;
    devi:devis`,
  referrals: `
    contactez; contacter; écrire à; écrivez à; adressez vous à; vous adresser à; voyez avec; voir avec;
    voir; parlez à; transmis à; transmets à; transféré à; fait suivre à; fais suivre à; suivre à; à; est;
    remplacé par; remplacée par; successeur; collègue; responsable; directeur; directrice; avec; remplaçant;
    demandez; appelez; joindre; contact est; auprès de; de`,
};
