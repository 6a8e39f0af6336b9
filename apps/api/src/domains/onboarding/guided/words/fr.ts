import type { Words } from './words.types.ts';

export const fr: Words = {
  intents: {
    skip: 'Passer|suivant|question suivante|jsp|laissons cela|laissons ca|laisse tomber',
    none: 'Non|nan|pas finance',
    finish:
      "Rien d’autre|rien de plus|c'est tout|c est tout|fini|j'ai fini|termine|voila|voila tout|ca suffit|assez|c'est bon|terminer|finir|pret|stop",
    yes: "Oui|ouais|exact|exactement|d'accord|bien sur|parfait|correct|c'est ca|tout a fait|carrement|oui c'est ca|pourquoi pas|pas de probleme|pas de souci",
    help: "aide|aide-moi|comment ca|c'est-a-dire|un exemple|par exemple|exemple|quoi|je ne comprends pas|je comprends pas|comment|pardon",
  },
  refusals:
    'non|pas|rien|aucun|aucune|passe|passer|passez|passons|sauter|saute|sautons|plus tard|une autre fois|ca depend|comme vous voulez|comme tu veux|a voir|a definir|un instant|un moment|une seconde|une minute|petite minute|je reviens|pour moi|a ma place|invente|inventez|choisissez|deja dit|ai dit|deux minutes|reflechis|deja repondu|deja donne|meme chose|pareil|comme avant|plus haut|ci-dessus|confidentiel|un secret|un peu de tout|plein de choses|autre chose|une blague|reflechir',
  unsaid:
    "ce|n'|j'|d'|l'|s'|m'|qu'|t'|y|en|a|as|au|aux|de|des|du|la|le|les|un|une|et|sais|savons|sait|avons|avais|avait|encore|maintenant|instant|moment|idee|question|suite|suivante|ecrire|dire|mettre|repondre|raconter|prefere|preferons|prefererais|veux|voulons|envie|vraiment|trop|du tout|merci|plait|te|peut-etre|peut|peux|pourrait|desole|desolee|pardon|cette|celle|celle-ci|ici|chose|grand|reviendrai|verra|verrai|on verra|ne|il|vous|dans|attends|attendez|fais|faites|moi|me|petite|quelque|comme|deja|avant|ecris|ecrivez|demande|demandez|laisse|laissez|raconte|racontez|s",
  openers:
    "bonjour|voila|salut|coucou|bonsoir|bon|ben|bah|alors|euh|eh bien|oui|ouais|d'accord|mdr|merci|bien sur|voyons|bonne question|ah|eh|bjr|slt|merci beaucoup|merci bien",
  corrections:
    "en fait|plutot|pardon|je voulais dire|je veux dire|euh non|non plutot|non attends|non attendez|attends|attendez|erreur|oups|c'est faux|ce n'est pas ca|c'est pas ca|desole|desolee|finalement|je me suis trompe|je me suis trompee",
  orders:
    'oublie tout|oublie toutes|oublie les|oubliez|ignore tout|ignore toutes|ignore les|ignorez|consignes precedentes|tes consignes|tu es maintenant|fais comme si',
  rude: 'oublie|ignore|consignes|administrateur|nul|stupide|debile|idiot|merde|putain|con|ta gueule|degage|casse-toi|bof',
  questions:
    "quoi|qu'est-ce|pourquoi|comment|qui|quand|combien|ou est|est-ce|peux-tu|pouvez-vous|tu es|etes-vous|c'est quoi|quel|quelle",
  choices: {
    developer:
      'Développement|developpeur|developpeuse|dev|ingenieur|ingenieure|programmeur|programmeuse|codeur|codeuse|auditeur|auditrice',
    artist:
      'Art|artiste|designeuse|designer|illustrateur|illustratrice|peintre|graphiste|photographe|musicien|musicienne|dessinateur|dessinatrice|directrice artistique|directeur artistique',
    trader: 'Trading|tradeur|tradeuse|scalpeur|investisseur|investisseuse',
    influencer:
      'Influence|influenceur|influenceuse|createur de contenu|creatrice de contenu|youtubeur|youtubeuse|streameur|streameuse|ambassadeur|ambassadrice|redacteur|redactrice|podcasteuse|podcasteur',
    raider: 'Raids|raideur|raideuse|shilleur|shilleuse|chef de raid|meneur de raids|meneuse de raids',
    community: 'Communauté|collectif|association|reseau|guilde|serveur discord',
    dao: 'DAO|organisation autonome decentralisee',
    call_group: 'Groupe de calls|groupe de signaux|signaux|groupe alpha',
    cabal: 'Cabale|cercle ferme|cercle prive',
    token: 'Token|jeton|crypto-monnaie|cryptomonnaie',
    nft: 'NFT|collection nft|objets de collection',
    defi: 'DeFi|finance decentralisee|pret|prets|rendement|echange decentralise',
    dapp: 'dApp|appli|jeu|portefeuille|outil|plateforme|place de marche|explorateur',
    idea: 'Idée|prevu|prevue|sur le papier',
    building:
      'En développement|en construction|construction|en cours|en chantier|pas encore en ligne|pas encore lance|pas encore lancee|pas en ligne|bientot|en beta|sur testnet',
    active: 'En ligne|actif|lance|lancee|en service|ca marche|fonctionne',
    paused: 'En pause|en suspens|suspendu|suspendue|gele|gelee',
    ended:
      "Arrêté|arretee|ferme definitivement|mort|abandonne|abandonnee|n'est plus actif|n'est plus en ligne|plus en ligne|termine|terminee",
    open: 'Ouvert à tous|ouverte a tous|ouvert|ouverte|publique|acces libre|tout le monde peut|tous peuvent',
    closed:
      'Sur invitation|invite|invitee|parrainage|prive|privee|ferme|fermee|secrete|reserve|reservee|pas public|pas publique|pas ouvert|pas ouverte',
  },
  iAm: "je suis|j'suis|chuis|je bosse comme|je travaille comme|c'est",
  weAre: "on est|nous sommes|c'est|il s'agit d'",
  seeking:
    "cherche|cherchons|recherche|recherchons|besoin|rencontrer|recrute|recrutons|trouver|pour|avec|aide|aider|aidons|aime|deteste|d'un|d'une|des|par|que|comme les",
  not: "pas|pas un|pas une|pas vraiment|plus un|plus une|ni|n'est plus|jamais",
  names:
    "je m'appelle|m'appelle|moi c'est|moi, c'est|on m'appelle|appelez-moi|appelle-moi|mon nom est|mon nom c'est|mon pseudo est|mon pseudo c'est|le nom c'est",
  calls:
    "il s'appelle|elle s'appelle|on s'appelle|s'appelle|nous nous appelons|se nomme|son nom est|le nom est|le nom c'est|notre nom est",
  notNames:
    "je|j'ai|tu|vous|nous|on|il|elle|ils|c'est|est|sont|suis|ai|as|avez|ne|pas|non|rien|quoi|qui|que|pourquoi|comment|ca|cela|mon|ma|mes|votre|notre|dis|dites|donne|veux|faut|pour|avec|sans|sur|dans|mais|parce|moi|tout|toutes|precedentes|bien",
  speak: 'parle|parles|parlons|parlent|bilingue|trilingue|maternelle|couramment',
  members: 'membres|membre',
  teamNouns:
    "personnes dans l'equipe|personnes y travaillent|personnes|fondateurs|fondatrices|cofondateurs|cofondatrices|developpeurs|developpeuses|devs|ingenieurs",
  alone: 'Juste moi|seul|seule|solo',
  numbers: 'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  money:
    'Autofinancé|Subvention|Amorçage|autofinancee|fonds propres|propres moyens|nos economies|leve|levee|tour de table|finance par|financee par|soutenu par|soutenue par|investisseurs|serie a',
  and: 'et|ou|ainsi que|puis|et aussi|et puis',
  fillers:
    "un peu de|un peu d'|un peu|surtout|principalement|beaucoup de|du|de la|de|d'|des|le|la|les|l'|en|et|aussi|je parle|on parle|je connais|j'utilise|je travaille avec|j'aime|j'adore|je fais|notamment|genre|bien sur|evidemment|etc|voila|euh|alors|ben|bah|oui|tout ce qui est|couramment|mes|mon|ma|nos|un|une|au|aux|a|mdr|bon|s'il vous plait|s'il te plait|svp|stp|seulement|juste|on y vient pour|les gens viennent pour|sont|ca parle de",
  change: 'changer|change|changez|modifier|modifie|modifiez|corriger|corrige|corrigez|remplacer|remplace',
  remove: 'enleve|enlever|enlevez|supprime|supprimer|supprimez|retire|retirer|retirez',
  into: 'en|par|a',
  only: 'seulement|juste|uniquement',
  sought: {
    individual: 'personnes|personne|individu|gens|quelqu’un|particulier',
    group: 'groupes|groupe',
    project: 'projets|projet|startup',
    token: 'tokens|token|jeton',
    nft: 'projets NFT|projet nft|collection nft',
    defi: 'projets DeFi|projet defi|protocole defi',
    dapp: 'dApps|dapp|appli|application',
  },
  soughtGroups: {
    types: 'le type|type|types',
    subtypes: 'le rôle ou le genre|role|roles|genre|genres',
    languages: 'la langue|langues|langue',
    tags: 'les thèmes|themes|theme|tags|tag|sujets|sujet',
    all: 'tout|toutes|tous',
  },
  labels: {
    name: 'nom|pseudo',
    bio: 'bio|presentation|description|a propos',
    role: 'rôle|metier',
    groupType: 'genre de groupe|type de groupe|type',
    projectType: 'genre de projet|type de projet|type',
    skills: 'compétences|competence|stack',
    interests: 'centres d’intérêt|interets',
    languages: 'langues|langue',
    tags: 'tags|tag|sujets|themes',
    categories: 'ce qu’on y cherche|categories|categorie',
    memberCount: 'nombre de membres|membres|taille',
    isPublic: 'accès',
    status: 'avancement|statut|etat',
    teamSize: 'taille de l’équipe|equipe',
    funding: 'financement',
    entryRequirements: 'conditions d’entrée|conditions|entree',
    github: 'GitHub',
    x: 'compte X|x|twitter|pseudo x',
    telegram: 'lien Telegram|telegram',
    discord: 'lien Discord|discord',
    websites: 'liens|site|site web|lien|portfolio',
    wallet: 'page du portefeuille|portefeuille',
    tokenAddress: 'contrat du token|contrat|adresse du token|adresse du contrat',
    chain: 'chaîne|reseau|blockchain',
    seeks: 'recherche',
    mustFit: 'critères obligatoires|obligatoire',
  },
};
