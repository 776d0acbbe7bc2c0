/** The rules in our own words, by the numbers of the Law of Root, and what stands around them. */
export const rules = {
  notice:
    'Root is a game by Cole Wehrle, published by Leder Games. This is fan-made and not affiliated with them; no art and no text of theirs is used. The numbers are those of the Law of Root; R, K and T are ours.',
  search: {
    label: 'Search the rules',
    placeholder: 'For example: ambush, 4.3.1, turmoil',
    clear: 'Clear the search',
    found_one: '{{count}} place found.',
    found_other: '{{count}} places found.',
    nothing: 'Nothing found for “{{query}}”. Try another word.',
    contents: 'On this page',
  },
  ruling: 'our ruling',
  table: {
    cards: 'The 54 cards',
    card: 'Card',
    suit: 'Suit',
    cost: 'Cost',
    does: 'What it does',
    copies: '{{name}} (×{{count}})',
    none: '–',
    item_one: '{{item}}, {{count}} point',
    item_other: '{{item}}, {{count}} points',
    autumn: 'Autumn map',
    winter: 'Winter map',
    clearing: 'Clearing',
    slots: 'Slots',
    paths: 'Paths to',
    corner: 'corner',
    ruin: 'ruin',
    dealt: 'dealt',
    buildings: 'The Marquise’s buildings',
    onMap: 'On the map before',
    wood: 'Wood',
    points: 'Points: {{piece}}',
    roosts: 'Roosts on the map',
    roost: 'Roosts',
    vp: 'Points',
    draws: 'Cards drawn',
    tokens: 'Sympathy',
    supporters: 'Supporters',
    quests: 'The 15 quests',
    quest: 'Quest',
    items: 'Items',
  },
  effect: {
    ambush: 'Played by the defender before the roll (4.3.1). A bird ambush fits every clearing.',
    dominance: 'Activated from 10 points on, for another way to win (3.3).',
    favor:
      'At once: every enemy piece leaves every clearing of this suit, with the usual points. Then discard it.',
    ignoreRolledHits:
      'In battle, after the roll, either side: discard it; the hits rolled against you are void, extra hits are not.',
    extraHit: 'In battle, after the roll, as defender: discard it; you deal 1 extra hit.',
    extraHitForVp:
      'In battle, after the roll, as attacker, once a battle: you deal 1 extra hit and the defender scores 1 point.',
    vpPerRuledClearing: 'In your Birdsong: discard it and score 1 point for each clearing that you rule.',
    stealForVp: 'Once in your Birdsong: take a random card from an enemy’s hand; that enemy scores 1 point.',
    warriorForCard: 'Once in your Daylight: remove one of your warriors from the map and draw 1 card.',
    battle: 'At the start of your Daylight: one battle at no cost.',
    drawAndGive: 'At the start of your Birdsong: you draw 1 card, then an enemy of your choice draws 1.',
    move: 'At the start of your Evening: one move.',
    immuneToAmbush: 'Always: when you attack, nobody can ambush you.',
    lookAtHand: 'Once in your Daylight: look at another player’s hand.',
  },
  sections: {
    s1: {
      title: 'Golden rules',
      rules: {
        '1.1.1':
          'A card beats the rules. A faction’s own rule and a general rule both hold; where they cannot both hold, the faction’s does.',
        '1.1.2': '“Cannot” is absolute, unless an exception names it.',
        '1.1.3':
          'Where it is unclear who decides, or in which order things happen, the player on turn decides.',
        '1.2.1':
          'Everybody may know how many cards you hold. The cards themselves are yours alone, except where a rule shows them.',
        '1.2.2': 'The discard pile is open to everybody at any time.',
        '1.3.1': 'Talk and promises are free and bind nobody.',
        '1.3.2': 'Cards go from one hand to another only where a rule says so.',
        '1.4.1':
          'A turn is Birdsong, Daylight, Evening; then the next player clockwise has a turn, until somebody has won. “At the start of” a phase is before everything else in it, “at the end of” after everything else.',
        '1.4.2':
          'Nothing interrupts an action or an effect, except what it triggers itself and what names its moment, such as “in battle”. A March of two moves is one action.',
        '1.5.1': 'There are no more pieces than the box holds.',
        '1.5.2':
          'Your faction pieces are your warriors, pawn, buildings and tokens. Items are not faction pieces.',
        '1.5.3': 'A piece never changes its owner.',
        '1.5.4':
          'If you are told to place, take or remove more than you can, do as much as you can; costs and conditions must be met in full. All pieces of a removal leave first, then its effects happen.',
        '1.5.5':
          'A player who is forced to do something does it under all rules that bind or help that player, within what the effect allows.',
      },
    },
    s2: {
      title: 'The main ideas',
      rules: {
        '2.1':
          'There is one deck and one discard pile for all. When the deck runs out, the discards are shuffled into a new one. Suits are fox, rabbit, mouse and bird.',
        '2.1.1':
          'Birds are wild: a bird card may stand for any other suit, several of them too. If you must give or discard a suit, birds in your hand count as that suit. Where a bird is asked for, only a bird will do.',
        '2.1.2':
          'Five cards are ambushes: fox, rabbit, mouse and two birds. They cannot be crafted; they are played in battle, or spent for their suit.',
        '2.1.3':
          'Four cards are dominance cards, one of each suit. They cannot be crafted; they are activated (3.3), or spent for their suit.',
        '2.2.1': 'Clearings joined by a path are adjacent.',
        '2.2.2': 'Every clearing has a suit: fox, rabbit or mouse.',
        '2.2.3': 'A building needs a free slot in its clearing.',
        '2.2.4':
          'A ruin fills a slot until the Vagabond explores it. Without a Vagabond ruins stay all game.',
        '2.3': 'Rivers are not paths. Here they matter only to the forests of the Winter map.',
        '2.4': 'A forest is an area shut in by paths and clearings. Only the Vagabond goes there.',
        '2.4.1': 'A forest is adjacent to the clearings on its rim and to the forests across a single path.',
        '2.5':
          'You rule a clearing if you have more warriors and buildings there, counted together, than any other player. In a tie nobody rules (except 7.2.2). Tokens and pawns do not count.',
      },
    },
    s3: {
      title: 'Winning',
      rules: {
        '3.1':
          'Reach 30 points and you have won, at once. If several reach it together, the player on turn wins, or else the next of them in turn order.',
        '3.2.1': '1 point for each enemy building or token that you remove, in battle or otherwise.',
        '3.2.2': 'For crafting an item, the points on its card.',
        '3.3.1':
          'In your Daylight, with 10 points or more, you may activate a dominance card from your hand. Your score marker leaves the track for good, and you score no more. You win at the start of your Birdsong if you rule three clearings of the card’s suit, or, with the bird, two opposite corners.',
        '3.3.2':
          'An activated dominance card counts for no hand limit, never leaves play and cannot be exchanged for another. A player who has activated one, for a coalition too, cannot activate another.',
        '3.3.3':
          'A dominance card that is spent or discarded lies next to the map, available to all, and not in the discard pile.',
        '3.3.4':
          'In your Daylight you may spend a card of its suit to take an available dominance card into your hand. A bird card will do for any of them; the bird dominance costs a bird.',
      },
    },
    s4: {
      title: 'Crafting, moving, battle',
      rules: {
        '4.1.1':
          'To craft a card from your hand, activate crafting pieces in clearings of the suits that it costs, each piece once a turn at most. “Any” takes a piece of any suit.',
        '4.1.2':
          'An immediate effect happens and the card is discarded. An item comes from the supply to your crafted items; if the supply has none, the card cannot be crafted.',
        '4.1.3': 'A card with a lasting effect stays before you; using it is up to you.',
        '4.1.4': 'You cannot craft a second card with the name of one that lies before you.',
        '4.2':
          'A move takes one or more of your warriors, or your pawn, from one clearing to an adjacent one.',
        '4.2.1': 'You must rule the clearing you leave, the one you enter, or both.',
        '4.2.2': 'A piece may move any number of times a turn, and each of your moves may take other pieces.',
        '4.3':
          'To battle, choose a clearing where you have a warrior or pawn, and as defender an enemy with any piece there.',
        '4.3.1':
          'First the defender may play an ambush that fits the clearing. The attacker may answer with a fitting ambush: then both are discarded and nothing happens. Otherwise the attacker takes 2 hits at once; if no attacker is left, the battle is over.',
        '4.3.2':
          'Then two dice are rolled, 0 to 3 each. The attacker deals the higher number of hits, the defender the lower. Nobody deals more rolled hits than they have warriors there.',
        '4.3.3':
          'Then both sides may use effects; the attacker says who begins. Extra hits have no maximum. A defender without warriors there is defenseless and takes 1 extra hit.',
        '4.3.4':
          'Both sides deal their hits together. Each hit removes one piece, which counts as removed by the other side. The side that is hit chooses which, but all its warriors go before any building or token; it also puts in order what its losses trigger (R7).',
      },
    },
    s5: {
      title: 'Set-up',
      rules: {
        '5.1.1': 'Everybody gets a faction, by any method; seats and first player are random.',
        '5.1.2': 'All scores begin at 0.',
        '5.1.3':
          'With two players the four dominance cards leave the game. The deck is shuffled and everybody draws 3 cards.',
        '5.1.4': 'Ruins lie on the four marked slots.',
        '5.1.5': 'The item supply: 2 boots, 2 bags, 1 crossbow, 1 hammer, 2 swords, 2 teas, 2 coins.',
        '5.1.6': 'There are two dice.',
        '5.1.7': 'The factions set up in this order: Marquise, Eyrie, Alliance, Vagabond.',
        '5.2':
          'Reach says how much room a faction takes: Marquise 10, Eyrie 7, Vagabond 5, Alliance 3. Together 17 is advised for two players, 18 for three, 21 for four; those who like adventure take any mix from 17 on.',
      },
    },
    s6: {
      title: 'Marquise de Cat',
      rules: {
        '6.2.1': 'She crafts in Daylight, with workshops.',
        '6.2.2':
          'The Keep: nobody else can place pieces in its clearing; moving in is free. Once removed, it is out of the game.',
        '6.2.3':
          'Field Hospitals: when a clearing loses Marquise warriors, she may spend a card of its suit; then all of them are placed at the keep.',
        '6.3.1': 'She has 25 warriors and 8 wood.',
        '6.3.2': 'The keep goes to a corner of her choice.',
        '6.3.3': 'A warrior goes to every clearing except the corner opposite the keep.',
        '6.3.4':
          'A sawmill, a workshop and a recruiter go to free slots in the keep’s clearing or next to it.',
        '6.3.5': 'Five buildings of each kind wait on their tracks.',
        '6.4':
          'Birdsong: 1 wood at each sawmill, ruled or not. If there is too little wood for all of them, she chooses where it goes.',
        '6.5':
          'Daylight: first she may craft. Then she has 3 actions, and 1 more for each bird card that she spends, in any order.',
        '6.5.1': 'Battle.',
        '6.5.2': 'March: up to two moves.',
        '6.5.3': 'Recruit, once a turn: 1 warrior at each recruiter.',
        '6.5.4':
          'Build in a clearing that she rules with a free slot. The wood comes from there, and from clearings that she rules and that are joined to it by clearings she rules. The more of a kind are on the map, the more it costs and scores.',
        '6.5.5': 'Overwork: spend a card of the suit of a clearing with a sawmill; 1 wood is placed there.',
        '6.6':
          'Evening: draw 1 card, 1 more with 3 recruiters on the map, 1 more with 5. Then discard down to 5.',
      },
    },
    s7: {
      title: 'Eyrie Dynasties',
      rules: {
        '7.2.1': 'They craft in Daylight, before the Decree, with roosts.',
        '7.2.2': 'Lords of the Forest: where they tie for the most and have a piece, they rule.',
        '7.2.3': 'Disdain for Trade: a crafted item gives 1 point, whatever its card says.',
        '7.3.1': 'They have 20 warriors.',
        '7.3.2':
          'A roost and 6 warriors begin in a free corner, opposite another player’s starting corner if possible.',
        '7.3.3': 'They choose a leader; the other three wait face up.',
        '7.3.4': 'The two Loyal Viziers, which are bird cards, go into the leader’s two columns.',
        '7.3.5': 'Six roosts wait on their track.',
        '7.4.1': 'Birdsong: with no card in hand, draw 1.',
        '7.4.2':
          'They must add 1 or 2 cards from hand to the Decree, in any columns; at most one of them a bird.',
        '7.4.3':
          'With no roost on the map: a roost and 3 warriors in the clearing with the fewest warriors, everybody’s counted, among those that can take them (R17).',
        '7.5.1': 'Daylight: they may craft.',
        '7.5.2':
          'Then comes the Decree, column by column from the left: recruit, move, battle, build. Every card asks for its column’s action in a clearing of its suit; a bird fits anywhere. I Recruit: 1 warrior at a roost. II Move: at least one warrior out of that clearing. III Battle there. IV Build: a roost in a clearing that they rule, with a free slot and no roost. An empty column asks for nothing. What cannot be done in full brings turmoil at once.',
        '7.6.1': 'Evening: points for the roosts on the map (see the table).',
        '7.6.2': 'Draw 1 card, 1 more with 3 roosts on the map, 1 more with 6. Then discard down to 5.',
        '7.7': 'Turmoil comes when a card of the Decree cannot be done.',
        '7.7.1': 'They lose 1 point for each bird in the Decree, Viziers included.',
        '7.7.2': 'The Decree is discarded, except the Viziers.',
        '7.7.3':
          'The leader is turned down. They choose another that is face up and put the Viziers into its columns. If none is left, all four are turned up first.',
        '7.7.4': 'Daylight ends, and Evening begins.',
        '7.8.1': 'Builder (Viziers on recruit and move): crafted items give their full points.',
        '7.8.2':
          'Charismatic (recruit and battle): each recruiting places 2 warriors at one roost, and not fewer.',
        '7.8.3': 'Commander (move and battle): 1 extra hit as attacker.',
        '7.8.4':
          'Despot (move and build): 1 more point each time they remove enemy buildings or tokens in battle.',
      },
    },
    s8: {
      title: 'Woodland Alliance',
      rules: {
        '8.2.1': 'It crafts in Daylight, with sympathy tokens.',
        '8.2.2': 'Guerrilla War: when it defends, it has the higher die and the attacker the lower.',
        '8.2.3':
          'Supporters are a closed stack of cards that only the Alliance may look at. They are no part of the hand and are spent for their suit only. With no base on the map the stack holds 5; what does not fit is discarded.',
        '8.2.4':
          'A base that is removed costs all supporters of its suit, all birds, and half of the officers, rounded up. With no base left, the stack goes down to 5.',
        '8.2.5':
          'There are 10 sympathy tokens, at most one in a clearing. A clearing with one is sympathetic.',
        '8.2.6':
          'Outrage: if another player removes a sympathy token, or moves warriors into a sympathetic clearing, that player adds a hand card of the clearing’s suit to the supporters. With none, the hand is shown to the Alliance, and the top card of the deck is added.',
        '8.3.1': 'It has 10 warriors.',
        '8.3.2': 'Three bases wait on its board: fox, rabbit, mouse.',
        '8.3.3': 'Ten sympathy tokens wait on their track.',
        '8.3.4': 'It begins with 3 cards of the deck as supporters.',
        '8.4.1':
          'Birdsong: any number of revolts. Choose a sympathetic clearing whose base is still on the board and spend 2 supporters of its suit. All enemy pieces there are removed. Place the base, a warrior for each sympathetic clearing of that suit, and 1 officer.',
        '8.4.2':
          'Then spread sympathy, any number of times: to a clearing next to a sympathetic one, or anywhere while there is none. Spend supporters of its suit by the track, 1 more where another player has 3 or more warriors (martial law). Place the token and score.',
        '8.5': 'Daylight, in any order and number:',
        '8.5.1': 'Craft.',
        '8.5.2': 'Mobilize: a hand card becomes a supporter.',
        '8.5.3':
          'Train: spend a card of the suit of a base on the map; a warrior of the supply becomes an officer.',
        '8.6.1':
          'Evening: one operation for each officer. I Move. II Battle. III Recruit: 1 warrior at a base. IV Organize: in an unsympathetic clearing one of its warriors makes way for a token, which scores.',
        '8.6.2': 'Draw 1 card, and 1 more for each base on the map. Then discard down to 5.',
      },
    },
    s9: {
      title: 'Vagabond',
      rules: {
        '9.2.1':
          'He crafts with hammers, all of them of the suit of his clearing. A crafted item is his at once, face up.',
        '9.2.2':
          'His pawn is no warrior, does not count for rule and cannot be removed. When an enemy’s effect, such as a revolt or a Favor, removes all enemy pieces from his clearing, he damages 3 items of his choice.',
        '9.2.3': 'He moves no matter who rules.',
        '9.2.4': 'Without an undamaged sword he is defenseless.',
        '9.2.5':
          'An item is face up or exhausted, undamaged or damaged. Only a face-up, undamaged one can be exhausted. Face-up teas, coins and bags lie on their tracks, 3 on each at most; all others in the satchel; damaged items in their own box.',
        '9.2.6': 'His rolled hits are at most the number of his undamaged swords, exhausted or not.',
        '9.2.7': 'Each hit damages an undamaged item of his choice. With none left, nothing happens.',
        '9.2.8':
          'He cannot win by a dominance card. With four players he may activate one in his Daylight, with 10 points or more, to form a coalition with the player who has the fewest points, himself not counted; in a tie he chooses. The partner must still have a score marker on the track and be in no coalition. His own marker goes to that player’s board: he scores no more, and wins if that player wins. The two are no longer enemies; a Hostile partner becomes Indifferent.',
        '9.2.9.I':
          'Relationships: the three steps from Indifferent to Allied take 1, then 2, then 3 Aids to that faction within one turn, and give 1, 2 and 2 points.',
        '9.2.9.II':
          'Allied: each Aid gives 2 points. When he moves to an adjacent clearing, any number of one Allied faction’s warriors may come along from the clearing that he leaves. When he attacks, the warriors there of one Allied faction, not the defender’s, may fight as his own: they add to his maximum and may take his hits. If they take more hits in one battle than his items do, that faction becomes Hostile.',
        '9.2.9.III':
          'Hostile: a faction becomes Hostile as soon as he removes one of its warriors, in any way and on any turn. Infamy: in battle on his own turn each piece of a Hostile faction that he removes gives 1 more point, but not the warrior that made it Hostile. Moving into a clearing with Hostile warriors costs 1 boot more. Aid does not change it, but still gets him items.',
        '9.3.1': 'He chooses a character.',
        '9.3.2': 'His pawn begins in any forest.',
        '9.3.3': 'Three quests lie face up.',
        '9.3.4': 'A bag, boots, a hammer and a sword lie under the ruins, unseen by all.',
        '9.3.5': 'He begins with his character’s items, face up.',
        '9.3.6': 'All factions are Indifferent.',
        '9.4.1':
          'Birdsong: he turns 3 exhausted items face up, and 2 more for each tea that lay on its track when Birdsong began.',
        '9.4.2':
          'Slip: he may move to an adjacent clearing or forest without boots, Hostile warriors or not.',
        '9.5':
          'Daylight: he acts by exhausting items, in any order and number. In a forest he can only move, repair and use Hideout; Day Labor gets him nothing there, not even a bird.',
        '9.5.1':
          'Move: 1 boot, 2 where Hostile warriors are. Never into a forest; out of one, to a clearing on its rim.',
        '9.5.2': 'Battle: 1 sword.',
        '9.5.3': 'Explore: 1 torch; he takes the item under the ruin of his clearing and scores 1 point.',
        '9.5.4':
          'Aid: any item; he gives a card of his clearing’s suit to a player with pieces there and may take one of that player’s crafted items.',
        '9.5.5':
          'Quest: in a clearing of its suit, exhaust its two items. He draws 2 cards, or scores 1 point for each quest of that suit that he has completed, this one included.',
        '9.5.6':
          'Strike: 1 crossbow; he removes an enemy’s warrior from his clearing or, if that enemy has none there, another piece.',
        '9.5.7': 'Repair: 1 hammer; one damaged item is whole again.',
        '9.5.8': 'Craft: a hammer for each symbol of the cost, all of his clearing’s suit or “any”.',
        '9.5.9': 'Special action: 1 torch (see section D).',
        '9.6.1': 'Evening: in a forest all his damaged items are repaired and turned face up.',
        '9.6.2': 'Draw 1 card, and 1 more for each coins on the track.',
        '9.6.3': 'Discard down to 5 cards.',
        '9.6.4':
          'Satchel and damaged items together may be 6, and 2 more for each bag on the track. What is over leaves the game: his choice, but nothing from a track.',
      },
    },
    sC: {
      title: 'Maps',
      rules: {
        'C.1.1':
          'Winter map: each stretch of river between two clearings divides forests as a path would. Suits are not printed: four markers of each are dealt at random.',
      },
    },
    sD: {
      title: 'The Vagabond’s characters',
      rules: {
        'D.1.1': 'Thief: boots, torch, tea, sword.',
        'D.1.2': 'Steal: he takes a random card from the hand of a player with pieces in his clearing.',
        'D.2.1': 'Tinker: boots, torch, bag, hammer.',
        'D.2.2': 'Day Labor: he takes a card of his clearing’s suit, or a bird, from the discard pile.',
        'D.3.1':
          'Ranger: boots, torch, crossbow, sword. Hideout: he repairs 3 items, then Daylight ends at once.',
      },
    },
    sG: {
      title: 'Words',
      rules: {
        'G.1.3': 'Play area: the cards before you, which are used only as they say.',
        'G.1.5': 'Treat as: it takes on those properties; its owner stays.',
        'G.1.7': 'Building: square, fills a slot.',
        'G.1.12': 'Warrior: a pawn is none.',
        'G.1.14': 'Show: to the named player alone.',
        'G.1.15': 'Enemy: every other player outside your coalition.',
        'G.1.19': 'Draw: take the top card of the deck.',
        'G.1.23': 'Place: from the supply, or the leftmost of its track.',
        'G.1.24': 'Remove: back to its owner’s supply or track; the keep and items leave the game.',
        'G.1.26': 'Reveal: lay it face up before you.',
        'G.1.29': 'Discard, spend: to the discard pile; a dominance card next to the map.',
        'G.1.30': 'Token: round, fills no slot.',
        'G.1.32': 'Replace: remove and place, both or neither.',
      },
    },
    sK: {
      title: 'The cards',
      rules: {
        K: 'A card works from the moment it is crafted, if its time is still to come. “In” a phase means before, between and after its steps and actions, never inside one.',
      },
    },
    sR: {
      title: 'Where the rules are silent',
      rules: {
        R1: 'Where editions differ, the later English Law and its FAQ hold.',
        R2: 'Exactly one player decides at any time: the one who is asked something, otherwise the player on turn.',
        R3: 'Whether you are asked never depends on your hidden cards. “No” looks the same whatever you hold.',
        R4: 'You may leave standing answers such as “never ambush” until your next turn or for good. Only “no” and the order of losses can stand.',
        R5: 'A battle goes in this order: ambush, answer to it, its hits, roll, fixed extra hits, effects (attacker first), all other hits together.',
        R6: 'A removal: all pieces leave, factions turn Hostile, points are scored, then damage to the Vagabond, hospitals, lost bases and Outrage.',
        R7: 'Where the order of these effects matters, the player on turn decides; between a lost base and Outrage, in battle, the Alliance does. Several of one kind come by the numbers of their clearings.',
        R8: 'Field Hospitals answer any removal, by her own Tax Collector too. For each clearing one card saves all its warriors, or none is saved. If the keep went in the same removal, there is no hospital.',
        R9: '30 points end the game in the middle of anything: no more hits, effects or questions. Points beyond 30 are kept. A score never falls below 0, and without a marker on the track one neither scores nor loses points.',
        R10: 'The discards become the deck as soon as its last card is drawn. If deck and discard pile are both empty, the rest of a draw is lost. A card that is being crafted and an ambush that was played have left the hand at once: they pay for nothing else, and a new deck made before they are discarded does not have them.',
        R11: 'The hand limit counts only in the step of your own Evening that names it; for the Vagabond the item limit follows. At any other time you may hold any number of cards, and a card given by Aid cannot be refused.',
        R12: 'Cards given, stolen or paid for Outrage are seen by the two concerned only. A hand that is shown is seen by the one to whom it is shown, as it is at that moment. After the end everything is open.',
        R13: 'Outrage costs one card for each move and each token. Only payer and Alliance see the card; one that does not fit among the supporters is discarded, open to all. With an empty hand there is nothing to show, and the deck pays. Placing is not moving, and the pawn is no warrior. If the Vagabond takes Allied warriors along, their owner chooses the card and pays it; the Alliance’s own warriors cause no Outrage.',
        R14: 'The Marquise may spend birds before, between and after her actions, also with none left; an action that is not used is lost. Her first action ends crafting. The second move of a March follows at once or is given up.',
        R15: 'You are in a clearing if you have any piece there, a token too.',
        R16: 'Within a column of the Decree you choose the order. A card that cannot be done may be taken first: that is turmoil. It never comes by itself. Cards of Daylight and dominance may be used before it and between the cards of the Decree. A battle that an ambush ends counts as done. The Charismatic with a single warrior left in the supply places it, and then turmoil comes.',
        R17: 'A new roost needs a free slot and cannot go to the keep; too few warriors do not matter. If it is impossible, the step is skipped, and so is adding to the Decree where no card could be drawn.',
        R18: 'What would do nothing is not offered. Mobilizing into a full stack is possible: the card is then discarded.',
        R19: 'Officers lost during the Evening no longer act.',
        R20: 'Allied warriors who come along keep their own rules: their faction must rule one of the two clearings. With Slip they come along from clearing to clearing only.',
        R21: 'Refreshing is not optional, up to its number. Damaged items may be refreshed and stay damaged; damage does not turn an item. A fourth item for a full track waits in the satchel without the effect of the track: it is exhausted first, and moves up when a place becomes free.',
        R22: 'The new quest is turned up before the reward is chosen. One of the two rewards must be taken. With the quest deck empty no new quest comes.',
        R23: 'Moves and battles that a card gives the Vagabond cost no boot and no sword, except the extra boot for Hostile warriors. Cobbler does not lead out of a forest. A Favor that he crafts makes every faction that loses a warrior Hostile, without Infamy.',
        R24: 'Coalition: players who have activated a dominance card are neither compared nor chosen as partner; the partner may activate one later. Aid, Steal and relationships between the two go on. The Vagabond’s battles, Strikes and Favors do not touch the partner. The partner’s battles, Favors and revolts, Stand and Deliver! and Better Burrow Bank do not touch him.',
        R25: 'Mixes of factions below a reach of 17 are possible if “any factions” is chosen. Factions are named, drawn, or picked from the last seat to the first. Suits may be dealt at random on the Autumn map too.',
        R26: 'You can take back what you did in your turn, as far as no dice fell, nothing hidden was seen, no card was drawn or went to another player and nobody else was asked. An answer given on another’s turn is final.',
        R27: 'Nobody is out of the game, even without pieces, and there is no limit of turns. For somebody who runs out of time the program decides (T.6).',
      },
    },
    sT: {
      title: 'The steps of a turn',
      rules: {
        T: 'A move of the next step leaves the present one; “done” leaves it too, or ends a March that is half done and nothing else. What must be done comes first, and an action needs what it costs.',
        'T.1': 'Marquise: wood; crafting, actions; drawing, hand limit.',
        'T.2':
          'Eyrie: emergency card, adding to the Decree, new roost; crafting, Decree; points, drawing, hand limit.',
        'T.3': 'Alliance: revolts, sympathy; actions; operations, drawing, hand limit.',
        'T.4': 'Vagabond: refreshing, slip; actions; rest, drawing, hand limit, item limit.',
        'T.5':
          'The start of a phase comes before all else in it: in Birdsong it is seen whether dominance wins, then Better Burrow Bank may be used; in Daylight Command Warren, in Evening Cobbler. Other cards come after it.',
        'T.6':
          'Out of time: steps are left; the Decree gets the first card that is no bird, in its longest column, and is carried out in the first way there is. Questions: no ambush, no hospital, no effect; wood and then sympathy are lost first, a base and the keep last; exhausted items are damaged first; birds are kept; a quest brings points; the cards drawn last are discarded and damaged items lost first. Anything else: the first choice of the list.',
      },
    },
  },
};
