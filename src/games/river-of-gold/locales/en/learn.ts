/** The rules in our own words, a glossary, and the guide through a first turn. */
export const learn = {
  contents: 'On this page',
  guided: {
    title: 'A guided first turn',
    text: 'On a real board, with real rules. Five minutes, and somebody at your side who tells you what to click.',
  },
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
  guide: {
    title: 'Guided first turn',
    progress: 'Step {{step}} of {{steps}}',
    next: 'Next',
    back: 'Leave the guide',
    fold: 'Fold the guide away or back',
    you: 'Kenji',
    teacher: 'Akiko',
    river: {
      title: 'This is the river',
      text: 'It flows from the mountains to the bay. Along both shores are spaces for buildings: the number is what building there costs in koku.',
    },
    own: {
      title: 'This is you',
      text: 'Your clan board shows your koku, your goods, your favor and your points. Next to it are your customers: nobody else sees them.',
      phone:
        'What you hold is always in this line: koku, goods, favor, points and your die. Your customers lie below; nobody else sees them.',
    },
    die: {
      title: 'Your die shows {{face}}',
      text: 'So this turn you may build in region {{face}}, deliver to a customer of region {{face}}, or sail a ship {{face}} spaces.',
    },
    tracks: {
      title: 'Influence in six regions',
      text: 'Each row is the track of one region. Building and delivering move your marker along it, and every reward you pass is yours.',
    },
    build: {
      title: 'Let us build',
      text: 'What you can do is lit in gold. Pick the marked space {{space}}: it costs {{cost}} koku. Then pick the tile at the end of the row, which gives you 1 favor as well. While you point at something, you see exactly what it would bring.',
      phone:
        'Tap the ringed space {{space}}: it costs {{cost}} koku. Then tap the tile marked +1, the end of the row: it gives 1 favor as well. You see what it brings; the red button builds.',
    },
    built: {
      title: 'Well done',
      text: 'That was your action. Your emblem stands on the board, and your influence has grown. Until you end the turn you can take it back.',
    },
    end: {
      title: 'End your turn',
      text: 'One click ends the turn and rolls your die for the next one.',
    },
    opponent: {
      title: '{{name}} plays',
      text: 'Watch what happens; the log describes every gain. If a ship stops at your building, you gain its owner reward.',
    },
    sail: {
      title: 'Now sail',
      text: 'Point at one of your ships: you see where it would land and what the four shore spaces around would give. Choose the one you like better.',
      phone:
        'Tap one of your ships: you see where it would land and what the shores there would give. The red button sails.',
    },
    sailed: {
      title: 'Rewards from four sides',
      text: 'You gained what the shores around your ship give, and owners gained their share. End your turn again when you are ready.',
    },
    done: {
      title: 'You know how it goes',
      text: 'When you have the goods for a customer and the right die, deliver. The rest you will pick up while playing: ask any lit target what it gives. Have a good journey!',
      play: 'Play a whole game',
      rules: 'Back to the rules',
    },
  },
};
