// Words of the lists of wallets that short messages are made of ("Sure, good idea"). Of a phrase, whose words chance draws, one in four is
// among them. Folded.

const english = (
  'about above across add again age agree ahead all almost alone already also always amazing another answer any april around arrive ' +
  'art ask august awake aware away awesome baby because become before begin behind believe best better between black blue boss boy ' +
  'bring broken brother business busy buyer cake call calm can cancel car card cash cat catch change chat cheap check choice city ' +
  'clean clever click client close code coffee coin come company correct cost country couple crazy curious cute dad dance day deal ' +
  'december decide detail dinner direct doctor dog door double dream drink drive during early easy edit either else empty end ' +
  'energy enjoy enough enter example excuse expect explain extra eye face fall family fan father february feel few figure final ' +
  'find fine finish fire first fish fix flight follow food forget forward found fresh friend fruit fun funny future game garden ' +
  'gift girl give glad gold good great green group grow guess guide half hand happy hard have head health heart heavy hello help ' +
  'high history hold holiday home hope hospital hotel hour huge human hungry hurry hurt husband ice idea ill inside interest invite ' +
  'issue job join joke joy just keep key kid kind kiss kitchen know lady language laptop large later laugh law lazy learn leave ' +
  'left lesson letter level life light like limit link list little live local long loud love lucky lunch mad mail main make man ' +
  'march market match matter mean meat member mention message middle milk mind minute miss mistake mobile mom moment month moon ' +
  'more morning mother move movie much music must myself name near need never news next nice night normal note nothing now number ' +
  'october off offer office often okay old once one only open option orange order other outside over own page paper parent park ' +
  'party pass peace people perfect person phone photo picture piece pizza place play please point possible post power prefer ' +
  'present pretty price private problem project proud public push put quality question quick rain rather ready real reason receive ' +
  'remember remind remove repeat report result return review right road room rule run sad safe same save say school screen search ' +
  'season second secret sell sense service seven share ship shop short shy sick side sign silly simple since sing sister six size ' +
  'skill sleep slow small smart smile snow social someone song soon sorry sort sound south space speak special speed spend sport ' +
  'spring stand start state stay step still story street strong student stuff style such sugar suggest summer sun sunny super sure ' +
  'surprise sweet swim table talk taste team tell ten test text thank that then there they thing this thought three ticket time ' +
  'tiny tired today together tomorrow tonight top topic total town trade train travel trip trouble true truly trust truth try turn ' +
  'twelve twenty twice two under until update use used useful usual very video view visit voice wait walk want warm waste water way ' +
  'wear weather weekend weird welcome what when where will win window winter wish woman wonder word work world worry worth write ' +
  'wrong year yellow you young'
).split(' ');

const french = (
  'accepter acheter adorer adresse affaire aider ajouter amour amusant ancien annonce appeler apporter arriver avancer avenir avion ' +
  'avril bateau bizarre blague boire bonheur brave bureau cadeau chambre chance chaton chercher cheval chien chiffre choisir chose ' +
  'chouette cinema client climat colere combat commande concert conduire confier contact copain copie correct courage croire ' +
  'cuisine danger decider demander depart deviner devoir dimanche discuter distance donner dossier double durable ecole ecouter ' +
  'effort endroit energie entendre entier envoyer erreur espoir esprit essayer etoile etrange etude eviter exact excuse exemple ' +
  'exister facile famille fatigue faveur favori femme fermer fevrier finir fleur frere froid fruit futur gagner genie gentil glace ' +
  'grand gratuit groupe guide habitude heureux histoire hiver honneur humain humour image immense inviter janvier jardin jaune ' +
  'jeudi joueur journal joyeux laisser langage lecture leger lettre libre limite logique lumiere lundi machine magasin magique ' +
  'maison malheur mardi medecin meilleur memoire mercredi mesure metier milieu million minute moderne monnaie montagne musicien ' +
  'nature neige niveau nombreux nouveau novembre numero objectif occasion octobre offrir oiseau opinion orange oreille outil papier ' +
  'parler parole partager passion patience patron payer paysage periode petit peuple phrase piece pierre piscine plaisir pluie ' +
  'poisson position pouvoir pratique prenom prevoir profond progres propre public question quitter raconter rapide recevoir refaire ' +
  'remarque rentrer reporter respect rester retenir reunion reussir risque rouge samedi semaine sembler serieux service signal ' +
  'silence simple sincere social soleil sommeil sortir souvenir special stable station sucre superbe surprise systeme talent tarder ' +
  'terminer terrible texte toucher train travail tresor unique univers usage utile vendredi victoire video village visage vitesse ' +
  'voisin voiture voter vouloir voyage'
).split(' ');

/** English and French ones; those of Chinese are its most common characters (seed-words.ts). */
export const everydayWords: readonly string[] = [...english, ...french];
