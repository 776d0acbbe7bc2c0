/** What the lessons say. */
export const lessons = {
  common: {
    title: 'The wood',
    about: 'Clearings, who rules them, moving, battle and points: what all factions share.',
    steps: {
      map: {
        title: 'Twelve clearings',
        text: 'Each clearing is fox, rabbit or mouse, and paths join it to others. Square slots hold buildings. You are the Marquise here, but what you learn now holds for everybody.',
      },
      rule: {
        title: 'Who rules',
        text: 'You rule where you have more warriors and buildings, counted together, than any other player: here. In a tie nobody rules, except the Eyrie. Tokens do not count (2.5). The ring shows who rules, and its number by how much.',
      },
      turn: {
        title: 'A turn and its cards',
        text: 'A turn is Birdsong, Daylight and Evening. A card is good for its suit, or for what it says if you craft it. Bird cards stand for any suit. In the Evening you draw, and keep 5 at most.',
      },
      battle: {
        title: 'Fight a battle',
        text: 'The Alliance has a token here and no warriors. Battle it. Two dice are rolled: the attacker deals the higher number of hits, the defender the lower, and nobody more than they have warriors there. A defender without warriors takes 1 extra hit. For the token you score 1 point, and pay for Outrage with a card (4.3, 8.2.6).',
      },
      move: {
        title: 'Move',
        text: 'Now move some warriors. You must rule the clearing that they leave or the one that they enter (4.2.1). For the Marquise a March gives two such moves.',
      },
      points: {
        title: '30 points win',
        text: 'You score for each enemy building or token that you remove, for items that you craft, and in the ways of your own faction. With 30 points you have won at once (3.1).',
      },
      end: { title: 'End your turn', text: 'Use up your actions if you like, then finish the turn.' },
    },
    alone: {
      task: 'Now a turn of your own. When it is over, have at least {{points}} points: build, craft, or remove enemy buildings and tokens.',
      why: 'Moves make room, battles keep it, and what you build there scores.',
    },
  },
  marquise: {
    title: 'Marquise de Cat',
    about: 'Wood, buildings, recruits: the faction that holds the wood at the start.',
    steps: {
      wood: {
        title: 'Wood from sawmills',
        text: 'In your Birdsong each sawmill gives 1 wood. Wood pays for buildings, and it must reach the place through clearings that you rule (6.5.4).',
      },
      keep: {
        title: 'The keep',
        text: 'Nobody else can place pieces here. While it stands, your Field Hospitals can save warriors: a card of the suit of the clearing where they fell brings them all here (6.2.3).',
      },
      build: {
        title: 'Build',
        text: 'You have 3 actions. Build something in one of these clearings. A workshop gives the most points now, a sawmill more wood, a recruiter more warriors and later more cards.',
      },
      recruit: {
        title: 'Recruit',
        text: 'Once a turn you recruit: a warrior at every recruiter (6.5.3).',
      },
      birds: {
        title: 'One more action',
        text: 'Each bird card that you spend is one more action. A card of a sawmill’s suit is good for Overwork: 1 wood there.',
      },
      end: {
        title: 'End your turn',
        text: 'Use what is left: march, battle, or leave it. Then finish the turn.',
      },
    },
    alone: {
      task: 'Play your next turn alone. When it is over, have at least {{points}} points.',
      why: 'The further a track is emptied, the more each building scores. That is how she wins.',
    },
  },
  eyrie: {
    title: 'Eyrie Dynasties',
    about: 'The Decree grows every turn and must be obeyed, or turmoil comes.',
    steps: {
      decree: {
        title: 'The Decree',
        text: 'Four columns: recruit, move, battle, build. Every turn each card in them asks for its action in a clearing of its suit, from left to right. Birds fit anywhere (7.5.2).',
      },
      leader: {
        title: 'Your leader',
        text: 'The Despot has put his two Viziers on move and build. They are birds. If a card cannot be done, turmoil comes: you lose a point for each bird, the Decree and the leader.',
      },
      add: {
        title: 'Add to the Decree',
        text: 'You must add 1 or 2 cards. Think of all turns to come: recruiting where a roost is, or moving where you have many warriors, is safe.',
      },
      resolve: {
        title: 'Obey it',
        text: 'Now do what the columns ask for. Move enough warriors to rule a new clearing with a free slot, then build a roost there. You rule ties.',
      },
      roosts: {
        title: 'Roosts are points',
        text: 'Every Evening your roosts score: 2 roosts 1 point, 3 roosts 2, up to 5 points for all seven. They also bring cards (7.6).',
      },
    },
    alone: {
      task: 'Play your next turn alone: obey the whole Decree without turmoil, and have at least {{points}} points when the turn is over.',
      why: 'A Decree that you can always obey, and one roost more each turn: that is the way of the Eyrie.',
    },
  },
  alliance: {
    title: 'Woodland Alliance',
    about: 'Sympathy spreads, supporters gather, and then a clearing rises.',
    steps: {
      sympathy: {
        title: 'Sympathy',
        text: 'Your tokens make these clearings sympathetic. Each further one costs supporters of the clearing’s suit and scores more and more. They are also what you craft with.',
      },
      outrage: {
        title: 'Outrage',
        text: 'Supporters are cards that only you may look at. Another player who moves warriors into a sympathetic clearing, or removes a token, must give you a card of its suit (8.2.6).',
      },
      revolt: {
        title: 'Revolt!',
        text: 'You have two supporters of the suit of one of these clearings. Revolt: all enemy pieces there are removed, and you get a base, warriors and an officer (8.4.1).',
      },
      spread: {
        title: 'Spread',
        text: 'After revolts you may spread sympathy to clearings next to sympathetic ones, as long as your supporters last. Where another player has 3 warriors it costs one more.',
      },
      day: {
        title: 'Daylight',
        text: 'Craft, make hand cards supporters (mobilize), or spend a card of a base’s suit to train an officer. Then go on to the Evening.',
      },
      end: {
        title: 'Evening',
        text: 'Each officer is one operation: move, battle, recruit at a base, or organize, which turns a warrior into a sympathy token. Then finish the turn.',
      },
    },
    alone: {
      task: 'Play your next turn alone. When it is over, have at least {{points}} points.',
      why: 'Every token on the map makes the next one worth more: begin early and let nobody ignore you.',
    },
  },
  vagabond: {
    title: 'Vagabond',
    about: 'One pawn, a satchel of items, and friends or foes in every faction.',
    steps: {
      items: {
        title: 'Your items',
        text: 'Everything you do exhausts an item: boots to move, a torch to explore, a sword to battle, a hammer to craft or repair. In Birdsong 3 of them are refreshed, more with tea.',
      },
      slip: {
        title: 'Slip',
        text: 'You are in a forest. Once a turn you may slip to an adjacent clearing or forest without boots. Go to a clearing with a ruin (9.4.2).',
      },
      explore: {
        title: 'Explore the ruin',
        text: 'Exhaust your torch: what lies under the ruin is yours, and you score 1 point (9.5.3).',
      },
      friends: {
        title: 'Friends and foes',
        text: 'Aid: exhaust any item and give a card of your clearing’s suit to a player there. It improves your relationship, which scores, and you may take an item that they crafted. Remove a warrior, and that faction is Hostile (9.2.9).',
      },
      quests: {
        title: 'Quests',
        text: 'In a clearing of its suit, exhaust the two items of a quest: 2 cards, or a point for each quest of that suit that you have completed (9.5.5).',
      },
      end: {
        title: 'End your turn',
        text: 'Do what you like with the items that are left, then finish the turn.',
      },
    },
    alone: {
      task: 'Play your next turn alone. When it is over, have at least {{points}} points: another ruin, a friend, a quest.',
      why: 'More items, more actions; and every faction is a way to score.',
    },
  },
};
