/** Six short lessons on a real table; each ends with a question. */
export const lessons = {
  street: {
    title: 'The street and its shops',
    about: 'Choose your steps, walk, trade. A whole turn in two minutes.',
    steps: {
      street: {
        title: 'This is the street',
        text: 'Eight spaces in a ring, a shop at each. Your master walks it counter-clockwise, month after month.',
      },
      stalls: {
        title: 'Shops and stalls',
        text: 'Where your master stops you may use the shop and one of the occupations in the stalls behind it, no matter who owns it.',
      },
      path: {
        title: 'Choose a number',
        text: 'The Path of Life: your number is the order in which you act and the steps that you walk. Put your cylinder on a ringed space.',
      },
      income: {
        title: 'Take income',
        text: 'When it is your turn, step A comes first: hire a card or take 4 mon. Take the income this time.',
      },
      walk: {
        title: 'Now walk',
        text: 'Your number leads to the ringed space. With your sandal you could go one further. Choose where to stop.',
      },
      shop: {
        title: 'Use the shop',
        text: 'You stand on the ringed space. Use its shop; while you point at it you see what it brings.',
      },
      end: {
        title: 'End your turn',
        text: 'Until you end the turn you can take everything back. End it now.',
      },
    },
    check: {
      question: 'You are on 3 of the Path of Life. What does it mean?',
      a: 'You may walk up to 3 steps.',
      b: 'You act third and walk exactly 3 steps, more only with sandals.',
      c: 'You take 3 mon.',
      why: 'The number is order and steps at once (5.2, 7.1). Sandals take you further, never less far.',
    },
  },
  hire: {
    title: 'Hire and place',
    about: 'Bring somebody to work behind a shop, and choose where.',
    steps: {
      offer: {
        title: 'The offer',
        text: 'Four new occupations come every month. Those that nobody hired get a coin, for the one who hires them.',
      },
      kobun: {
        title: 'Your kobun',
        text: 'You have four. Each card on the board needs one, so you can have four cards at work at most.',
      },
      hire: {
        title: 'Hire {{card}}',
        text: 'Pick the ringed card and put it on the ringed stall, {{stall}}. An inner corner would cost 2 mon more, but counts for two groups.',
      },
      placed: {
        title: 'Your cards at work',
        text: 'Your kobun stands on the card’s first square. When others use the card it gains experience, and its salary changes.',
      },
      walk: {
        title: 'Walk on',
        text: 'Now walk as your number says. A card hired this turn can be used this turn.',
      },
    },
    check: {
      question:
        'A card costs 3 mon, and 1 mon lies on it. What do you pay from your own for an inner corner?',
      a: '2 mon.',
      b: '3 mon.',
      c: '4 mon.',
      why: '3 for the card and 2 for the corner, less the coin that lies on it (6.3).',
    },
  },
  experience: {
    title: 'Experience and retirement',
    about: 'Pass the start, and see an occupation retire with its salary.',
    steps: {
      squares: {
        title: 'On the last square',
        text: 'The ringed card stands on square 3. One more experience, and it retires.',
      },
      stepA: {
        title: 'First step A',
        text: 'Hire somebody or take your income, as you like.',
      },
      pass: {
        title: 'Pass the start',
        text: 'Your walk leads from space 8 over the start to space 1 or beyond: all your cards on the board gain 1 experience. Walk!',
      },
      retired: {
        title: 'Retired',
        text: 'The card lies before you now, and its kobun is free again. It eats no rice, cannot burn, and earns its last salary on every pay day.',
      },
      others: {
        title: 'Others help, too',
        text: 'When another player uses a card of yours, it gains 1 experience as well. So put it where they like to stop.',
      },
    },
    check: {
      question: 'You use your own card. What experience does it gain?',
      a: 'None.',
      b: '1.',
      c: '1, but only on an inner corner.',
      why: 'Only use by others, passing the start and one special skill give experience (11.1).',
    },
  },
  fire: {
    title: 'Fire',
    about: 'It is May. Be ready when the bells ring.',
    steps: {
      calendar: {
        title: 'Fire at the end of May',
        text: 'The calendar shows three fires: May with strength 5, August with 8, November with 10. Nobody knows which row will burn.',
      },
      track: {
        title: 'Firefighting',
        text: 'Your number on this track protects your cards. Who stands highest also chooses first on the Path of Life.',
      },
      stepA: {
        title: 'First step A',
        text: 'Hire somebody or take your income. Some cards bring firefighting as well.',
      },
      tower: {
        title: 'To the Fire Tower',
        text: 'Your number leads to the Fire Tower. Walk there and use it: 1 firefighting for nothing.',
      },
      end: {
        title: 'End your turn',
        text: 'You are the last this month. When your turn ends, the fire breaks out.',
      },
      burnt: {
        title: 'The fire',
        text: 'It began on the outermost ringed stall and lost 1 strength on each further one. A card whose owner has at least the strength there stops it; other cards on its way burn.',
      },
    },
    check: {
      question: 'A fire of strength 5 comes to a row. Which firefighting protects your card on stall 3?',
      a: '2.',
      b: '3.',
      c: '5.',
      why: 'The fire loses 1 on each further stall: 5, 4, 3. As much as the strength is enough (14.3, 14.4).',
    },
  },
  payDay: {
    title: 'Pay day and harmony',
    about: 'March ends: salaries, harmony, and everybody is hungry.',
    steps: {
      salary: {
        title: 'Salaries',
        text: 'At the end of each season every card of yours pays the salary of its square, and the retired ones pay too.',
      },
      harmony: {
        title: 'Harmony',
        text: 'Cards of one colour in a row give IKI: each as many as there are of them. The others may belong to anybody. The four inner corners are a group, too.',
      },
      hire: {
        title: 'Hire {{card}}',
        text: 'Its colour is in that row already. Put it on the ringed stall {{stall}}, and it will score on pay day.',
      },
      rice: {
        title: 'Buy rice',
        text: 'Each card of yours on the board eats 1 rice; for each one missing a card leaves the game. Your number leads to the Rice Shop: walk there and buy 2 rice.',
      },
      end: {
        title: 'End your turn',
        text: 'When everybody has had their turn, it is pay day.',
      },
      paid: {
        title: 'Paid, scored, fed',
        text: 'Your salaries, {{iki}} IKI of harmony, and the rice that was eaten: the log tells each of them.',
      },
    },
    check: {
      question: 'Three yellow cards lie in one row; two are yours. What does harmony give you?',
      a: '2 IKI.',
      b: '3 IKI.',
      c: '6 IKI.',
      why: 'Each of your two cards gives 3, for there are three of that colour in the group (15.2).',
    },
  },
  end: {
    title: 'The end',
    about: 'New Year: one last walk to a space of your choice, and the scoring.',
    steps: {
      newYear: {
        title: 'New Year',
        text: 'Nobody hires any more. Each player puts the master on any space and does business one last time.',
      },
      colours: {
        title: 'Colours count',
        text: 'Different colours among your occupations, on the board and retired, give 1, 4, 9, 16 or 25 IKI. So keep all kinds.',
      },
      go: {
        title: 'Go anywhere',
        text: 'Choose any of the eight spaces. A fish of a new season? A koban for 6 mon? A pouch?',
      },
      business: {
        title: 'Last business',
        text: 'Trade as well as you can, then end your turn. You are the last, so the year is over then.',
      },
      score: {
        title: 'The year is scored',
        text: 'Track, colours, fish, pouches, buildings, koban, lumber and money: you have {{total}} IKI.',
      },
    },
    check: {
      question: 'You have pouches of 3 and 4, and two pipes. What are they worth?',
      a: '14 IKI.',
      b: '7 IKI.',
      c: '28 IKI.',
      why: 'A pipe doubles the pouches; a second pipe does no more (17.4).',
    },
  },
};
