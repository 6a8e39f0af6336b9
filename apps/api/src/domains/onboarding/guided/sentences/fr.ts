import type { Sentences } from './sentences.types.ts';

export const fr: Sentences = {
  greeting: {
    individual:
      'Bonjour ! Faisons votre profil ensemble. Dites-m’en autant que vous voulez d’un coup, avec vos mots. Pour commencer : comment vous appelle-t-on ?',
    group:
      'Bonjour ! Faisons le profil de votre groupe. Dites-m’en autant que vous voulez d’un coup, avec vos mots. Pour commencer : comment s’appelle-t-il ?',
    project:
      'Bonjour ! Faisons le profil de votre projet. Dites-m’en autant que vous voulez d’un coup, avec vos mots. Pour commencer : comment s’appelle-t-il ?',
  },
  ask: (fact, { profileType, facts }) => {
    switch (fact) {
      case 'name':
        return {
          individual: 'Comment vous appelle-t-on ?',
          group: 'Comment s’appelle votre groupe ?',
          project: 'Comment s’appelle votre projet ?',
        }[profileType];
      case 'role':
        return 'Ici, vous êtes plutôt : développement, art, trading, influence ou raids ?';
      case 'groupType':
        return 'Quel genre de groupe est-ce : une communauté, une DAO, un groupe de calls ou une cabale ?';
      case 'projectType':
        return 'Quel genre de projet est-ce : un token, une collection NFT, de la DeFi ou une dapp ?';
      case 'bio':
        return {
          individual: 'Que faites-vous, et que cherchez-vous ? Deux ou trois phrases suffisent largement.',
          group: 'Que fait le groupe, et pour qui ? Deux ou trois phrases suffisent largement.',
          project: 'À quoi sert-il, et pour qui ? Deux ou trois phrases suffisent largement.',
        }[profileType];
      case 'skills':
        return facts.role?.value === 'developer'
          ? 'Avec quoi travaillez-vous ? Langages, outils, tout ce que vous maîtrisez.'
          : 'Qu’est-ce que vous faites bien ? Quelques mots suffisent.';
      case 'github':
        return 'Où peut-on voir votre code ? Votre GitHub, si vous en avez un.';
      case 'websites':
        return profileType === 'project'
          ? 'A-t-il un site web ?'
          : 'Où peut-on voir votre travail ? Un lien vers votre portfolio, si vous en avez un.';
      case 'x':
        return profileType === 'project' ? 'Est-il sur X ? Le pseudo suffit.' : 'Quel est votre pseudo sur X ?';
      case 'languages':
        return {
          individual: 'Quelles langues parlez-vous ?',
          group: 'Quelles langues y parle-t-on ?',
          project: 'Dans quelles langues peut-on vous écrire ?',
        }[profileType];
      case 'interests':
        return 'Qu’est-ce qui vous intéresse ? Les sujets dont vous aimez parler, par exemple.';
      case 'tags':
        return 'De quoi s’agit-il ? Quelques thèmes, comme DeFi, jeux ou art.';
      case 'categories':
        return 'Que vient-on y chercher ? Par exemple apprendre, trader, construire ou se retrouver.';
      case 'status':
        return 'Où en est-il : une idée, en développement, en ligne, en pause ou arrêté ?';
      case 'teamSize':
        return 'Combien de personnes y travaillent ?';
      case 'funding':
        return 'Comment est-il financé ? Par exemple une subvention, une levée, ou vos propres moyens.';
      case 'memberCount':
        return 'Combien y a-t-il de membres, à peu près ?';
      case 'isPublic':
        return 'Est-il ouvert à tous, ou sur invitation ?';
      case 'telegram':
      case 'discord':
        return 'Où peut-on le rejoindre ? Un lien Telegram ou Discord.';
      case 'entryRequirements':
        return 'Que faut-il pour y entrer ?';
      case 'tokenAddress':
        return 'Y a-t-il un token sur BNB Chain ? Collez l’adresse de son contrat, ou dites « non ».';
      case 'wallet':
        return 'Souhaitez-vous montrer la page GMGN de votre portefeuille ?';
      case 'chain':
        return 'Sur quelle chaîne fonctionne-t-il ?';
    }
  },
  hint: (fact, { profileType }) => {
    switch (fact) {
      case 'name':
        return profileType === 'individual'
          ? 'Juste un nom ou un pseudo, comme « Noor ».'
          : 'Juste le nom, comme « Les bâtisseurs de nuit ».';
      case 'role':
        return 'Choisissez ce qui vous va le mieux : développeur, artiste, trader, influenceur ou raider, au masculin comme au féminin.';
      case 'groupType':
        return 'Choisissez ce qui convient le mieux : communauté, DAO, groupe de calls ou cabale.';
      case 'projectType':
        return 'Choisissez ce qui convient le mieux : token, NFT, DeFi ou dapp.';
      case 'bio':
        return profileType === 'individual'
          ? 'Par exemple : « Je construis des portefeuilles qui expliquent chaque signature, et je cherche une designeuse. »'
          : 'Par exemple : « Nous aidons les débutants à publier leur premier contrat, en petites équipes. »';
      case 'skills':
        return 'Par exemple : « Solidity, audits et rédaction technique ». Ou dites « passer ».';
      case 'github':
        return 'Par exemple « github.com/noor » ou simplement « noor ». Ou dites « passer ».';
      case 'websites':
        return 'Un lien qui commence par https://, ou dites « passer ».';
      case 'x':
        return 'Par exemple « @noor ». Ou dites « passer ».';
      case 'languages':
        return 'Par exemple : « français et anglais ». Ou dites « passer ».';
      case 'interests':
        return 'Par exemple : « preuves zk, échecs et bon café ». Ou dites « passer ».';
      case 'tags':
        return 'Par exemple : « DeFi, formation, rencontres ». Ou dites « passer ».';
      case 'categories':
        return 'Par exemple : « apprendre et se retrouver ». Ou dites « passer ».';
      case 'status':
        return 'Choisissez ce qui convient le mieux : idée, en développement, en ligne, en pause, arrêté. Ou dites « passer ».';
      case 'teamSize':
        return 'Un nombre suffit, comme « 5 », ou « juste moi ». Ou dites « passer ».';
      case 'funding':
        return 'Quelques mots suffisent, comme « autofinancé » ou « amorçage en 2026 ». Ou dites « passer ».';
      case 'memberCount':
        return 'Un nombre suffit, comme « 250 » ou « 1,2k ». Ou dites « passer ».';
      case 'isPublic':
        return '« Ouvert » ou « sur invitation » suffit. Ou dites « passer ».';
      case 'telegram':
      case 'discord':
        return 'Un lien comme « t.me/batisseurs ». Ou dites « passer ».';
      case 'entryRequirements':
        return 'Par exemple : « Détenir 100 NIGHT » ou « Être parrainé ». Ou dites « passer ».';
      case 'tokenAddress':
        return 'Elle commence par 0x et compte 40 caractères de plus. Ou dites « non ».';
      case 'wallet':
      case 'chain':
        return 'Ou dites « passer ».';
    }
  },
  needed: (fact) =>
    fact === 'name'
      ? 'Il faut un nom au profil ; un pseudo convient très bien.'
      : fact === 'bio'
        ? 'Il faut une ligne ou deux de présentation ; c’est modifiable ensuite, et court, c’est très bien.'
        : 'J’en ai besoin pour que les bonnes personnes trouvent ce profil.',
  learned: (fact, value, { profileType }) => {
    switch (fact) {
      case 'name':
        return `le nom est ${value}`;
      case 'bio':
        return 'la bio, avec vos mots';
      case 'role':
      case 'groupType':
      case 'projectType':
        return value;
      case 'skills':
        return `vos points forts, ${value}`;
      case 'languages':
        return {
          individual: `vous parlez ${value}`,
          group: `on y parle ${value}`,
          project: `on peut vous écrire en ${value}`,
        }[profileType];
      case 'interests':
        return `côté intérêts, ${value}`;
      case 'tags':
        return profileType === 'individual' ? `avec les tags ${value}` : `au programme, ${value}`;
      case 'categories':
        return `ce qu’on y cherche, ${value}`;
      case 'status':
        return value;
      case 'teamSize':
        return `taille de l’équipe, ${value}`;
      case 'funding':
        return `côté financement, « ${value} »`;
      case 'memberCount':
        return `${value} membres`;
      case 'isPublic':
        return value;
      case 'entryRequirements':
        return 'les conditions d’entrée';
      case 'tokenAddress':
        return 'l’adresse du contrat';
      case 'chain':
        return `sur ${value}`;
      case 'github':
        return 'votre GitHub';
      case 'x':
        return 'le compte X';
      case 'telegram':
        return 'le lien Telegram';
      case 'discord':
        return 'le lien Discord';
      case 'wallet':
        return 'la page de votre portefeuille';
      case 'websites':
        return `le lien ${value}`;
    }
  },
  choices: {
    artist: 'côté art',
    developer: 'côté développement',
    trader: 'côté trading',
    influencer: 'côté influence',
    raider: 'côté raids',
    call_group: 'un groupe de calls',
    cabal: 'une cabale',
    community: 'une communauté',
    dao: 'une DAO',
    token: 'un token',
    nft: 'un projet NFT',
    defi: 'un projet DeFi',
    dapp: 'une dapp',
    idea: 'encore une idée',
    building: 'en développement',
    active: 'déjà en ligne',
    paused: 'en pause',
    ended: 'arrêté',
  },
  access: { open: 'ouvert à tous', closed: 'sur invitation' },
  greetByName: (name, { profileType }) => (profileType === 'individual' ? `Bienvenue, ${name}.` : `Va pour ${name}.`),
  noted: [(what) => `C’est noté : ${what}.`, (what) => `Bien : ${what}.`, (what) => `Entendu : ${what}.`],
  changed: (what) => `Corrigé : ${what}.`,
  removed: (what) => `Retiré : ${what}.`,
  notKept: (what) => `Il n’y a pas de champ pour ${what} dans ce profil, cela n’est donc pas gardé.`,
  skipped: ['Pas de souci.', 'D’accord, on laisse ça de côté.', 'Très bien.'],
  notUnderstood: ['Je n’ai pas bien compris.', 'Pardon, je ne sais pas quoi noter.'],
  leaveIt: 'Laissons cela ; vous pourrez l’ajouter plus tard.',
  enough: 'Cela suffit déjà pour un profil ; le reste aide les bonnes personnes à le trouver.',
  end: 'C’est tout ce que je voulais savoir. Touchez « Voir le profil » pour le regarder, ou dites-moi quoi changer.',
  endAgain: 'Autre chose ? Sinon, touchez « Voir le profil » ; vous pourrez encore tout y modifier.',
  stillNeeded: 'Presque : il manque une chose indispensable.',
  unplaced:
    'Je ne sais pas où mettre cela. Vous pouvez dire par exemple « bio : … », « ajoute le tag wallets » ou « change mon nom en … ».',
  hello: 'Bonjour !',
  welcome: 'Avec plaisir.',
  semicolon: ' ; ',
  recap: (lines) => `Jusqu’ici :\n${lines.map((line) => `– ${line}`).join('\n')}\n`,
  nothingYet: 'Je ne sais encore rien.',
  onlyHttps: 'Je ne peux garder que les liens qui commencent par https://. Renvoyez-le ainsi, ou dites « passer ».',
  topics: {
    who: 'Je suis l’assistant de Mutuals : un programme, pas une personne. Je pose des questions et je range vos réponses.',
    private:
      'Vous seul pouvez voir cette conversation, et elle est supprimée au plus tard après 7 jours. Rien n’est publié avant que vous n’ayez vu le profil.',
    later: 'Oui, vous pourrez tout modifier ensuite, sauf le type.',
    long: 'Seulement quelques questions courtes, et vous pouvez en passer la plupart.',
    cost: 'Créer un profil est gratuit.',
    price: 'Cela me dépasse ; je ne connais que les profils.',
    annoyed: 'Je comprends. Faisons court.',
    needed: 'Seuls un nom, une bio et ce que vous êtes sont indispensables. Pour le reste, dites « passer ».',
  },
  offTopic: ['Ici, je ne peux aider que pour le profil.', 'Bonne question, mais pas pour moi.'],
};
