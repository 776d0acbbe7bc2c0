import { lessons } from './learn-lessons';

/** The rules in our own words, a glossary, and the lessons. */
export const learn = {
  contents: 'On this page',
  idea: {
    title: 'What it is about',
    text: 'You lead a merchant clan on a river that flows from the mountains to the bay. You put buildings on its shores, send your two ships down the stream to collect what the buildings give, and bring the goods to customers who make you influential. The player with the most victory points at the end wins.',
    cycle:
      'Everything feeds the next thing: buildings make voyages rich, voyages bring goods and koku, goods win customers, customers give influence and lasting abilities.',
  },
  turn: {
    title: 'Your turn',
    text: 'At the end of every turn you roll your die, so you already know it when your next turn begins. A turn has four steps:',
    favor:
      'Spend divine favor, if you like: each one turns the die one face up or down. 6 and 1 are neighbours.',
    action: 'Do exactly one action: build, sail or deliver.',
    masteries: 'Claim every mastery that you fulfil. It happens by itself.',
    roll: 'Roll the die for your next turn.',
    faces:
      'The die is also a map: its number is the region where you may build or deliver, and the number of spaces that a ship sails.',
  },
  build: {
    title: 'Build',
    space:
      'Choose an empty space on the shore, in the region of your die, and pay the koku printed on it. Your ships need not be near.',
    tile: 'Choose one of the four tiles in the building row and put it there. The tile at the end of the row gives you 1 favor as well.',
    marker: 'Your clan marker goes on it, and you gain the influence that it shows in that region.',
    anatomy: 'How to read a tile',
    visitor: 'The point, toward the water: what a visiting ship gains.',
    band: 'The band: the type of building and the influence for its builder. Owners’ emblems sit here.',
    owner: 'The flat end: what its owner gains whenever any ship visits.',
  },
  sail: {
    title: 'Sail',
    move: 'Choose one of your two ships and move it down the river by the number on your die.',
    visit:
      'Where it stops it touches four shore spaces. You gain the visitor reward of each building there, and 1 koku from each empty space. Drawing a customer always comes first.',
    owners:
      'Then the owners of these buildings gain their owner rewards, you too for your own. So build where many ships stop.',
    journey:
      'A ship that sails past the last space starts again at the top: its journey is complete. You gain 3 koku or 1 good of your choice, then your merchants’ abilities, in the order you like where it matters; then the tile at the end of the row is discarded.',
  },
  deliver: {
    title: 'Deliver',
    choose:
      'Choose a customer in your hand whose region is the number on your die, and pay the goods of the order.',
    gain: 'The customer lies open before you for the rest of the game, and you gain what it gives.',
    draw: 'Then draw 2 new customers and discard 1 of those in your hand.',
    roles: 'Five kinds of customers',
    role: 'Customer',
    region: 'Region',
    ability: 'Ability',
    atOnce: 'At once',
    lasting: 'From then on',
    atEnd: 'At the end',
    merchantLasting: 'An ability each time a ship of yours completes its journey',
    nobleLasting: 'An ability for your royal ship',
    monkLasting:
      'A second marker on a building, your own or an opponent’s as the card says: you gain its owner reward. A building holds two markers at most',
    nobleEnd:
      '1 point for each building of the type on the card; region 5: for each type of building you own; region 6: for each region where you own a building',
    nothing: 'Nothing',
  },
  influence: {
    title: 'Influence',
    text: 'Every region has a track of 18 steps. You gain each reward that your marker reaches or passes, even if somebody else stands there.',
    step: 'Step {{step}}',
    trackGood: '1 of the region’s good',
    flower: 'the imperial flower: nothing by itself, but the Mastery of the Courts asks for it',
    scoring:
      'At the end each region’s scoring tile pays those who are first and second, and in some regions third.',
  },
  masteries: {
    title: 'Masteries',
    text: 'Three of these six are in play. With 3 or 4 players the first to fulfil one gains 7 points, the second 5, the third 3. With 2 players only the first gains something: 5 points.',
  },
  limits: {
    title: 'Trades and limits',
    trade:
      'On your turn, until you roll, you may trade as often as you like: 2 equal goods for 1 other good, or 5 koku for 1 favor.',
    limit: 'You can hold 25 koku and 6 of each good. What goes beyond is lost.',
    waits:
      'A good of your choice that you gain on another player’s turn waits: you choose it at the beginning of your next turn or, if you have none left, before the final scoring.',
    moon: 'Favor never exceeds your limit, the moon. It begins at 3; each monk raises it by 1, up to 6.',
  },
  eras: {
    title: 'Two eras and the end',
    row: 'When a tile leaves the row the others slide along and a new one comes in: from the stack of Era 1 first, then from Era 2. Everybody sees the top tile of each stack.',
    visit:
      'When the last tile of Era 1 has come in, the Emperor visits at the end of that turn: everybody gains the owner reward of every building they own.',
    end: 'The player who brings in the last tile of Era 2 gains 5 points. Everybody else has one more turn; then the game is scored.',
  },
  scoring: {
    title: 'Final scoring',
    regions:
      'Regions: the points of each scoring tile. Those who are tied share the points of their places, rounded down. Without influence in a region you score nothing there. An elder doubles your share.',
    two: 'With 2 players, second place is paid only within 5 steps of the first.',
    customers: 'Customers: 2, 5, 9, 14, 20 or 27 points for 1 to 6 or more deliveries.',
    abilities: 'What merchants, artisans and nobles give at the end, each card for itself, rounded down.',
    tie: 'Most points wins. If tied, the one with more favor; if still tied, they share the victory.',
  },
  patrons: {
    title: 'Clan patrons',
    text: 'An option for those who know the game: each player has a patron with a special ability.',
  },
  glossary: {
    title: 'Glossary',
    koku: 'Money. Pays for building, and 5 of them buy 1 favor.',
    silk: 'A good. Customers order goods.',
    rice: 'A good. Customers order goods.',
    porcelain: 'A good. Customers order goods.',
    anyGood: 'Silk, rice or porcelain, as you like.',
    favor: 'Turns your die before your action.',
    favorLimit: 'How much favor you can hold.',
    points: 'What wins the game.',
    influence: 'Steps on the track of a region.',
    journey: 'A ship sailed past the end of the river and starts again at the top.',
    draw: 'Draw a customer, then discard one.',
    port: 'Building: visitors gain koku.',
    market: 'Building: visitors gain goods. An imperial market belongs to nobody.',
    manor: 'Building: visitors gain influence.',
    shrine: 'Building: visitors gain points.',
    royalShip: 'The ship that has the abilities of your nobles.',
    flower: 'The imperial flower on step 11 of each track.',
  },
  search: {
    label: 'Search the rules',
    placeholder: 'For example: elder, favor, journey',
    clear: 'Clear the search',
    found_one: '{{count}} place found.',
    found_other: '{{count}} places found.',
    nothing: 'Nothing found for “{{query}}”. Try another word.',
  },
  figures: {
    board: {
      title: 'The board and its parts',
      river: 'A river space with its number. Ships sail from 1 to 14.',
      price: 'A shore space. The number is what building there costs in koku.',
      region: 'A region. Its number is a face of the die.',
      imperial: 'The space of an imperial market, which belongs to nobody.',
      bay: 'The bay: here a journey ends, with 3 koku or a good, and your merchants.',
    },
    touched: {
      title: 'What a ship touches',
      text: 'A ship on river space {{river}} touches the four lit shore spaces, and no others. So it is with every river space: always four.',
    },
    scored: {
      title: 'A region is scored',
      text: 'The tile pays 9 and 5. Crab and Mantis are tied for first: they share both places, 7 points each. The Crab has the region’s elder, who doubles the 7. The places are used up: the Crane gains nothing.',
    },
  },
  example: {
    title: 'A score, added up: the Crab',
    part: 'What',
    points: 'Points',
    region: 'The region in the drawing, with the elder',
    customers: '{{count}} customers delivered to',
    merchants: '{{count}} merchants, {{koku}} koku left: 1 point for {{per}} koku, each',
    artisans: '{{count}} artisans, {{goods}} goods left: 1 point for {{per}} goods, each',
    total: 'Together, on top of the points gained during the game',
  },
  guide: { you: 'Kenji', other: 'Akiko' },
  reasons: {
    gains: 'At once: {{what}}.',
    influence: 'Influence in {{region}}: from {{from}} to {{to}}.',
    regionPays_one: 'If the game ended now, {{region}} would pay you {{count}} point more.',
    regionPays_other: 'If the game ended now, {{region}} would pay you {{count}} points more.',
    owner: 'Whenever a ship stops there, you gain: {{what}}.',
    delivery_one: 'One more customer: {{count}} point at the end.',
    delivery_other: 'One more customer: {{count}} points at the end.',
    merchant: 'A merchant gives something at the end of every journey.',
    artisan: 'An artisan makes building in {{region}} cheaper by 2 koku.',
    elder: 'An elder doubles what {{region}} pays you at the end.',
    noble: 'A noble gives your royal ship an ability, and points at the end.',
    monk: 'A monk raises your favor limit and puts a second marker on a building.',
    journey: 'The ship completes its journey: 3 koku or a good, and your merchants.',
    others: '{{name}} gains, too: {{what}}.',
  },
  lessons,
};
