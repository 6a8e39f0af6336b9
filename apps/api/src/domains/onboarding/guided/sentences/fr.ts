import type { Sentences } from './sentences.types.ts';

export const fr: Sentences = {
  greeting:
    'Bonjour ! Je pose une question à la fois, et vos réponses deviennent un profil que vous verrez avant tout le monde.',
  questions: {
    name: 'Comment vous appelle-t-on ? Ce nom figure en haut de votre profil.|« Noor »',
    role: 'Ici, vous êtes plutôt : développement, art, trading, influence ou raids ? On vous cherche par là.|« développement »',
    groupType:
      'Quel genre de groupe est-ce : une communauté, une DAO, un groupe de calls ou une cabale ? On le cherche par là.|« communauté »',
    projectType:
      'Quel genre de projet est-ce : de la DeFi, une dapp, une collection NFT ou un token ? On le cherche par là.|« dapp »',
    bio: 'Que faites-vous, et qui aimeriez-vous rencontrer ? Deux ou trois phrases : c’est votre bio.|« Je construis des portefeuilles qui expliquent chaque signature, et je cherche une designeuse »',
    skills:
      'Qu’est-ce que vous faites bien ? On vous trouve par vos compétences.|« Solidity, audits, rédaction technique »',
    tags: 'De quoi s’agit-il ? Quelques thèmes, par lesquels on le trouve.|« DeFi, formation, rencontres »',
    categories:
      'Que vient-on y chercher ? Les nouveaux voient ainsi s’ils sont au bon endroit.|« formation, trading, rencontres »',
    interests: 'Qu’est-ce qui vous intéresse ? On vous montre à qui partage ces intérêts.|« preuves zk, échecs, café »',
    languages: 'Quelles langues parlez-vous ? On vous montre à qui en partage une.|« français et anglais »',
    status:
      'Où en est-il : une idée, en développement, en ligne, en pause ou arrêté ? On saura s’il est utilisable.|« en développement »',
    memberCount: 'Combien y a-t-il de membres, à peu près ? Le nombre figure sur le profil.|« 250 » ou « 1,2k »',
    teamSize: 'Combien de personnes y travaillent ? Le nombre figure sur le profil.|« 5 », ou « juste moi »',
    funding:
      'Comment est-il financé ? Quelques mots pour le profil.|« autofinancé » ou « amorçage de 2 M$ », en 80 caractères au plus',
    isPublic:
      'Est-il ouvert à tous, ou sur invitation ? On saura comment entrer.|« ouvert à tous » ou « sur invitation »',
    entryRequirements:
      'Que faut-il pour y entrer ? Cela figure à côté du bouton pour entrer.|« Détenir 100 NIGHT » ou « Être parrainé »',
    github: 'Quel est votre GitHub ? Il montre votre code.|« github.com/noor », ou simplement « noor »',
    websites: 'Où peut-on voir votre travail ? Votre profil mène à ce portfolio.|« https://noor.dev »',
    x: 'Quel est votre pseudo sur X ? Votre profil y mène.|« @noor »',
    telegram:
      'Où peut-on le rejoindre ? Un lien Telegram ou Discord devient le bouton pour entrer.|« t.me/batisseurs »',
    discord: 'Quel est le lien Discord ? Le profil y mène.|« discord.gg/nuit »',
    wallet: 'Quelle est la page GMGN de votre portefeuille ? Votre profil y mène.|« gmgn.ai/bsc/address/0x… »',
    tokenAddress:
      'Y a-t-il un token sur BNB Chain ? Avec l’adresse de son contrat, le profil montre son cours.|« 0x… », avec 40 caractères après le x',
    chain: 'Sur quelle chaîne fonctionne-t-il ? Cela figure sur le profil.|« BSC »',
    seeks:
      'Enfin, qui cherchez-vous ? Des rôles, des genres de groupes ou de projets, des langues, des thèmes : vos cartes les mettent en avant, et personne d’autre ne le voit.|« développeurs et DAO qui parlent chinois, DeFi »',
    mustFit:
      'Qu’est-ce qui est obligatoire là-dedans ? Qui n’y correspond pas n’apparaît alors plus dans vos cartes ; le reste met en avant.|« la langue »',
  },
  ofGroup: {
    name: 'Comment s’appelle votre groupe ? Le nom figure en haut de son profil.|« Les bâtisseurs de nuit »',
    bio: 'Que fait le groupe, et pour qui ? Deux ou trois phrases : c’est sa présentation.|« Nous aidons les débutants à publier leur premier contrat, en petites équipes »',
    languages: 'Quelles langues y parle-t-on ? On le montre à qui en partage une.|« français et anglais »',
  },
  ofProject: {
    name: 'Comment s’appelle votre projet ? Le nom figure en haut de son profil.|« Tidepool »',
    bio: 'À quoi sert-il, et pour qui ? Deux ou trois phrases : c’est sa présentation.|« Nous permettons à des voisins de se prêter sans banque »',
    languages:
      'Dans quelles langues peut-on vous écrire ? On montre le projet à qui en partage une.|« français et anglais »',
    websites: 'A-t-il un site web ? Le profil y mène.|« https://noor.dev »',
    x: 'Est-il sur X ? Le profil y mène.|« @noor »',
  },
  keepsIt: 'Dites encore « rien de plus », et cela reste comme avant.',
  yesOrNo: 'Dites « oui » ou « non », ou répondez autrement.',
  skipped: 'Pas de souci.',
  needed: 'Un profil ne peut s’en passer ; vous pourrez le modifier ensuite.',
  notUnderstood: 'Je n’ai pas bien compris.',
  leaveIt: 'Laissons cela ; vous pourrez l’ajouter plus tard.',
  enough: 'Cela suffit pour un profil ; le reste aide les bonnes personnes à le trouver.',
  end: 'C’est tout ce que je voulais savoir. Touchez « Voir le profil » pour le regarder, ou dites-moi quoi changer.',
  unplaced:
    'Je ne sais pas où mettre cela. Vous pouvez dire par exemple « bio : … », « tags : wallets » ou « changer : nom ».',
  onlyHttps: 'Je ne peux garder que les liens qui commencent par https://. Renvoyez-le ainsi, ou dites « passer ».',
  aside:
    'Je suis un programme qui ne connaît que les profils. Vous seul voyez cette conversation, elle est supprimée au plus tard après 7 jours, et tout reste modifiable.',
  example: (example, canSkip) => `Par exemple : ${example}.${canSkip ? ' Ou dites « passer ».' : ''}`,
  shall: (label, value) => `Je note « ${value} » comme ${label} ?`,
  noted: (what) => `C’est noté – ${what.join(' ; ')}.`,
  entry: (label, value) => `${label} : ${value}`,
  notKept: (what) => `Il n’y a pas de champ pour ${what} dans ce profil, cela n’est donc pas gardé.`,
  change: (label) => `Changer : ${label}`,
};
