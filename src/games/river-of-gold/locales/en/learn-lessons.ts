/** Short lessons on a real table; each ends with a question or with something that the learner does alone. */
export const lessons = {
  'first-turn': {
    title: 'The river and your ships',
    about: 'Sail a ship, and see what it touches.',
    steps: {
      river: {
        title: 'This is the river',
        text: 'It flows from space 1 to space 14 at the bay. On both shores lie 30 spaces for buildings, in six regions.',
      },
      ships: {
        title: 'Your two ships',
        text: 'These are yours. They only sail downstream. Past space 14 a ship begins again at space 1.',
      },
      touches: {
        title: 'A ship touches four spaces',
        text: 'Wherever a ship stops, it touches exactly four shore spaces. Here they are lit for one of your ships.',
      },
      die: {
        title: 'Your die shows {{face}}',
        text: 'You see your die before your turn. When you sail, it is the number of spaces: exactly {{face}} this turn.',
      },
      sail: {
        title: 'Now sail',
        text: 'Pick the lit ship: you see where it lands and what the four spaces there give you. Then sail.',
      },
      gained: {
        title: 'Gifts for the visitor',
        text: 'Each empty space gave you 1 koku, each building what its point toward the water shows. Then the owners of these buildings gained their share.',
      },
      end: {
        title: 'End your turn',
        text: 'One action is a turn: build, sail or deliver. End it, and your die is rolled for the next one.',
      },
    },
    check: {
      question:
        'Your ship stops at a river space. Three of the spaces it touches are empty, one has a market. What do you gain?',
      a: 'Only what the market gives.',
      b: '3 koku, and what the market gives a visitor.',
      c: 'Nothing, because the market is not yours.',
      why: 'A visitor gains from all four spaces, no matter who owns them. An empty one gives 1 koku.',
    },
  },
  build: {
    title: 'Build',
    about: 'Put a building on the shore, and let others pay you for it.',
    steps: {
      where: {
        title: 'Where you may build',
        text: 'Your die shows {{face}}: you may build on any empty space of region {{face}}. The number on a space is its price in koku. Your ships need not be near.',
      },
      row: {
        title: 'The building row',
        text: 'Choose one of these four tiles. The tile at the end of the row (+1) gives you 1 favor as well.',
      },
      build: {
        title: 'Build here',
        text: 'Pick the lit space and the lit tile, in any order. You see what it costs and brings; then build.',
        phone: 'Tap the lit space, then the tile marked +1. You see what it costs and brings; then build.',
      },
      influence: {
        title: 'Influence',
        text: 'The number in the middle of the tile moved your marker on the region’s track. Rewards that it passes are yours.',
      },
      owner: {
        title: 'You are its owner',
        text: 'Whenever any ship stops here, yours or an opponent’s, you gain what the flat end of the tile shows. So build where many ships stop.',
      },
    },
    check: {
      question: 'Your die shows 4. Where may you build?',
      a: 'Only where one of your ships lies.',
      b: 'On any empty space of region 4 that you can pay.',
      c: 'Anywhere, for 4 koku.',
      why: 'The die is the region; the price is printed on the space.',
    },
  },
  favor: {
    title: 'The die and favor',
    about: 'Turn your die when it does not suit you.',
    steps: {
      favor: {
        title: 'Divine favor',
        text: 'The sun is the favor that you have, the moon the most you can hold: 3 at the beginning.',
      },
      prices: {
        title: 'One favor, one face',
        text: 'Before your action each favor turns your die one face up or down. So you reach another region to build or deliver in, or another space to sail to.',
      },
      turn: {
        title: 'Turn the die to 6',
        text: 'Your die shows 5. Pick the lit face 6: it costs 1 favor.',
      },
      turned: {
        title: 'Your die shows {{face}}',
        text: 'You need not do this first: spaces that need favor show their price, and the table pays it for you when you pick one.',
      },
    },
    check: {
      task: 'Your die shows 6. Make it a 1, with a single favor.',
      why: '6 and 1 are neighbours: one favor is enough.',
    },
  },
  trade: {
    title: 'Trade',
    about: 'Change goods that you have for goods that you need.',
    steps: {
      goods: {
        title: 'Silk, rice and porcelain',
        text: 'Customers order these three goods. You can hold 6 of each; what goes beyond is lost.',
      },
      when: {
        title: 'Two trades',
        text: '2 equal goods for 1 other good; 5 koku for 1 favor. On your turn, as often as you like, before or after the action. You can hold 25 koku.',
      },
      trade: {
        title: 'Trade two goods',
        text: 'Open “Trade” and give 2 equal goods for 1 other.',
      },
      traded: {
        title: 'One less, but the right one',
        text: 'A trade costs a good. It is worth it when it completes an order.',
      },
    },
    check: {
      task: 'Buy 1 favor for 5 koku.',
      why: 'Favor bought this turn can turn your die at once.',
    },
  },
  deliver: {
    title: 'Deliver',
    about: 'Bring goods to a customer, for influence and for points.',
    steps: {
      hand: {
        title: 'Your customers',
        text: 'Only you see them. A card shows the customer’s region, the goods ordered, and what you gain.',
      },
      match: {
        title: 'Region and goods',
        text: 'You deliver to a customer of the region on your die, now {{face}}, if you have the goods.',
      },
      deliver: {
        title: 'Deliver',
        text: 'Pick the lit customer. You see what you pay and gain; then deliver.',
      },
      discard: {
        title: 'Two new ones, one goes',
        text: 'You drew 2 customers. Keep two in your hand: choose one to discard.',
      },
      points: {
        title: 'Deliver often',
        text: 'At the end one delivery is worth {{one}} points, two are worth {{two}}, and six {{six}}: each more than the one before.',
      },
    },
    check: {
      question: 'A customer of region 5 orders goods that you have. Your die shows 3. What can you do?',
      a: 'Deliver for 2 koku more.',
      b: 'Nothing: you must wait for a 5.',
      c: 'Spend 2 favor to turn the die to 5, and deliver.',
      why: 'The die must show the customer’s region, and favor turns the die.',
    },
  },
  roles: {
    title: 'Five kinds of customers',
    about: 'What merchants, artisans, elders, monks and nobles do for you.',
    steps: {
      merchant: {
        title: 'Merchants',
        text: '3 influence. They wait at the bay: each time a ship of yours passes space 14 you gain 3 koku or a good, and what all your merchants give. At the end: 1 point for every 5 koku.',
      },
      artisan: {
        title: 'Artisans',
        text: '2 influence. From then on building in the artisan’s region costs you 2 koku less. At the end: 1 point for every 3 goods.',
      },
      elder: {
        title: 'Elders',
        text: 'Nothing at once. At the end an elder doubles what you score for its region: {{points}} points here become {{doubled}}.',
      },
      monk: {
        title: 'Monks',
        text: 'Your favor limit rises by 1, then you gain 2 favor. And you put a second marker on a building: its owner reward is yours, too, or yours twice.',
      },
      noble: {
        title: 'Nobles',
        text: '2 influence, and a royal ship with an ability. At the end: points for buildings. Deliver to the lit noble.',
      },
      royal: {
        title: 'Your royal ship',
        text: 'Choose one of your ships. It has the abilities of all your nobles for the rest of the game.',
      },
      discard: { title: 'Discard', text: 'Keep two customers: choose one to discard.' },
    },
    check: {
      question:
        'You are first in a region that pays a lot. Which customer of that region is the best for the end?',
      a: 'The elder.',
      b: 'The artisan.',
      c: 'The monk.',
      why: 'An elder doubles your points for the region’s scoring tile.',
    },
  },
  influence: {
    title: 'Influence and masteries',
    about: 'Six tracks, three races: where most points come from.',
    steps: {
      track: {
        title: 'A track of 18 steps',
        text: 'Each region has one. Building and delivering move you along it, and some buildings do, too.',
      },
      rewards: {
        title: 'Rewards on the way',
        text: 'You gain each reward that you reach or pass: a good on step 2, 2 koku on 5, 1 favor on 9, 3 points on 13, 3 points and a good on 18.',
      },
      gain: {
        title: 'Gain influence',
        text: 'Build on the lit space with the lit tile, and watch your marker.',
        phone: 'Build on the lit space with the tile marked +1, and look at your marker.',
      },
      scoring: {
        title: 'First and second',
        text: 'At the end the tile of this region pays {{first}} points to the first and {{second}} to the second. With two players the second is paid only within 5 steps.',
      },
      masteries: {
        title: 'Masteries',
        text: 'Three races for everybody. Fulfil one at the end of your turn, and it is yours by itself: 5 points with two players, 7, 5 and 3 with more.',
      },
    },
    check: {
      question: 'Your marker goes from step 1 to step 6. What do you gain?',
      a: 'Only what is on step 6.',
      b: 'The rewards of steps 2 and 5.',
      c: 'Nothing, because you did not stop on a reward.',
      why: 'Every reward that is reached or passed is gained, even if somebody else stands there.',
    },
  },
  end: {
    title: 'The Emperor, the end, the score',
    about: 'How a game ends, counted on a real example.',
    steps: {
      eras: {
        title: 'Two stacks of tiles',
        text: 'A tile that leaves the row is replaced: from the stack of Era 1 first, then from Era 2. So building and passing the bay drive the game on.',
      },
      emperor: {
        title: 'The Emperor’s visit',
        text: 'When the last tile of Era 1 came in, the Emperor came: everybody gained the owner reward of every building they own. Buildings built early are paid twice.',
      },
      last: {
        title: 'The final round',
        text: '{{name}} brought in the last tile of Era 2 and gained 5 points. Everybody else has one more turn: this is yours.',
      },
      regions: {
        title: 'Example: region {{region}}',
        text: 'You have {{mine}} influence, {{name}} has {{theirs}}. The tile pays {{first}} and {{second}}. So you would score {{myShare}}, {{name}} {{theirShare}}. Those who are tied share, rounded down.',
      },
      customers: {
        title: 'Example: customers',
        text: 'You delivered to {{customers}}: that is {{points}} points at the end, on top of the {{now}} that you have now.',
      },
      abilities: {
        title: 'And what customers give',
        text: 'Each merchant 1 point for 5 koku, each artisan 1 for 3 goods, each noble for buildings. Tied in the end: more favor wins.',
      },
      play: { title: 'Your last turn', text: 'Do what brings the most points. Any action will do.' },
      finish: { title: 'End the game', text: 'End your turn: the game is scored.' },
      score: {
        title: 'The score',
        text: 'You have {{total}} points, {{name}} {{other}}. The table shows every part of it.',
      },
    },
    check: {
      question:
        'A region pays 9 and 5. Two players are tied for first, and you are one of them, with an elder there. What do you score?',
      a: '9 points.',
      b: '7 points.',
      c: '14 points.',
      why: '9 and 5 are 14, shared 7 each, and your elder doubles your 7.',
    },
  },
};
