import type { Translation } from '../../../../i18n/translation';
import type { ask as english } from '../en/ask';

export const ask: Translation<typeof english> = {
  step: 'Case {{step}}, {{region}}',
  stepText: 'Qui atteint ou dépasse cette case gagne : {{reward}}.',
  flowerText: 'Qui atteint cette case remplit la condition de la Maîtrise des Cours.',
  stepAway_one: 'Il vous manque {{count}} case.',
  stepAway_other: 'Il vous manque {{count}} cases.',
  stepReached: 'Vous l’avez atteinte.',
  regionText:
    'Région {{number}}. Avec un {{number}} sur votre dé, vous pouvez construire et livrer ici. Ses cases Berge vont de {{first}} à {{last}}.',
  scoring: 'Points : {{region}}',
  scoringText:
    'En fin de partie, pour l’influence dans cette région : {{places}}. À égalité, on partage en arrondissant à l’inférieur ; un doyen double.',
  scoringTwo: 'La deuxième place ne compte que si elle a au plus 5 cases de retard.',
  placePoints: '{{place}} {{points}}',
  scoringNobody: 'Personne n’a encore d’influence ici.',
  scoringNow: '{{name}} : {{steps}}, {{points}}',
  lead_one: '{{first}} a {{count}} case d’avance sur {{second}}.',
  lead_other: '{{first}} a {{count}} cases d’avance sur {{second}}.',
  leadTied: 'Égalité : {{names}}.',
  leadAlone: 'Seule influence ici : {{first}}.',
  masteryText:
    '{{needs}}. Qui y parvient l’acquiert à la fin de son tour, avec le plus haut cadeau restant : {{points}}.',
  masteryGone: '{{needs}}. Il ne reste aucun cadeau.',
  masteryYou: 'Vous en êtes à {{progress}}.',
  masteryDone: 'Vous l’avez déjà acquise.',
  progress: {
    air: '{{have}} rôles sur {{need}}',
    courts: '{{have}} cases sur {{need}}',
    earth: '{{have}} sur {{need}} du même type',
    fire: '{{have}} sur {{need}} du même rôle',
    void: '{{have}} régions sur {{need}}',
    water: '{{have}} types sur {{need}}',
  },
  stackNext: 'La prochaine : {{tile}}.',
  bay: 'Embouchure',
  bayText:
    'Un bateau qui dépasse la dernière case Rivière repart de la source. Vous gagnez 3 kokus ou 1 marchandise au choix, puis vos marchands agissent, puis la tuile en fin de rangée est défaussée.',
  merchantsText: 'Un marchand agit chaque fois qu’un bateau de son joueur termine un trajet.',
  deliveredBy: 'Livré par {{names}}.',
  deliveredNobody: 'Personne n’a encore livré ici.',
  worthNow: 'Rapporte {{points}} en fin de partie, dans l’état actuel.',
  royalText: 'Les capacités des nobles d’un joueur ne valent que pour ce bateau.',
  die: 'Dé ({{name}})',
  dieText:
    'Sa face est la région où vous pouvez construire ou livrer, et le nombre de cases dont avance un bateau. 1 faveur le tourne sur la face précédente ou suivante.',
  dieNow: 'Maintenant {{face}} : {{region}}.',
  playerNow: '{{points}} maintenant, {{total}} si la partie s’arrêtait ici.',
  resource: {
    koku: 'Ils paient les bâtiments. 5 kokus s’échangent contre 1 faveur. On n’en garde jamais plus de 25.',
    good: 'Les marchandises sont ce que les clients commandent. 2 marchandises identiques s’échangent contre 1 autre. On n’en garde jamais plus de 6 de chaque sorte.',
    favor: 'Tourne le dé, 1 faveur par face. Les moines relèvent la limite, jusqu’à 6.',
    points: 'Le plus de points à la fin l’emporte ; la faveur départage.',
  },
  has: '{{name}} : {{what}}.',
  rowEnd: 'Fin de la rangée',
  rowEndText:
    'Construire avec cette tuile rapporte 1 faveur. La tuile est défaussée quand un bateau termine son trajet.',
  hand: 'Seul leur joueur voit ces cartes.',
  order: 'Commande',
  orderText: 'Livrer ce client coûte {{order}}.',
};
