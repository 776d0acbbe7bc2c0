import type { Translation } from '../../../../i18n/translation';
import type { ask as english } from '../en/ask';

export const ask: Translation<typeof english> = {
  step: 'Casella {{step}}, {{region}}',
  stepText: 'Chi raggiunge o supera questa casella ottiene: {{reward}}.',
  flowerText: 'Chi raggiunge questa casella soddisfa la Maestria delle Corti.',
  stepAway_one: 'Ti manca {{count}} casella.',
  stepAway_other: 'Ti mancano {{count}} caselle.',
  stepReached: 'L’hai raggiunta.',
  regionText:
    'Regione {{number}}. Con un {{number}} sul dado puoi costruire e consegnare qui. Le sue caselle riva vanno da {{first}} a {{last}}.',
  scoring: 'Punti: {{region}}',
  scoringText:
    'Alla fine, per l’influenza in questa regione: {{places}}. In parità si divide, arrotondando per difetto; un anziano raddoppia.',
  scoringTwo: 'Il secondo posto conta solo se è indietro di 5 caselle al massimo.',
  placePoints: '{{place}} {{points}}',
  scoringNobody: 'Nessuno ha ancora influenza qui.',
  scoringNow: '{{name}}: {{steps}}, {{points}}',
  lead_one: '{{first}} ha {{count}} casella di vantaggio su {{second}}.',
  lead_other: '{{first}} ha {{count}} caselle di vantaggio su {{second}}.',
  leadTied: '{{names}} sono in parità.',
  leadAlone: 'Solo {{first}} ha influenza qui.',
  masteryText:
    '{{needs}}. Chi ci riesce la rivendica alla fine del proprio turno con la ricompensa più alta rimasta: {{points}}.',
  masteryGone: '{{needs}}. Non restano ricompense.',
  masteryYou: 'A che punto sei: {{progress}}.',
  masteryDone: 'L’hai già rivendicata.',
  progress: {
    air: '{{have}} ruoli su {{need}}',
    courts: '{{have}} caselle su {{need}}',
    earth: '{{have}} su {{need}} di un tipo',
    fire: '{{have}} su {{need}} di un ruolo',
    void: '{{have}} regioni su {{need}}',
    water: '{{have}} tipi su {{need}}',
  },
  stackNext: 'La prossima: {{tile}}.',
  bay: 'Fine del fiume',
  bayText:
    'Una barca che supera l’ultima casella fiume ricomincia dall’alto. Ottieni 3 koku o 1 merce a scelta, poi agiscono i tuoi mercanti, poi si scarta la tessera alla fine della fila.',
  merchantsText: 'Un mercante agisce ogni volta che una barca del suo giocatore completa un viaggio.',
  deliveredBy: 'Consegna completata da {{names}}.',
  deliveredNobody: 'Nessuno ha ancora consegnato qui.',
  worthNow: 'Vale {{points}} alla fine, allo stato attuale.',
  royalText: 'Le abilità dei nobili di un giocatore valgono solo per questa barca.',
  die: 'Dado di {{name}}',
  dieText:
    'La faccia è la regione in cui puoi costruire o consegnare, e di quante caselle naviga una barca. Con 1 favore lo giri sulla faccia precedente o successiva.',
  dieNow: 'Ora {{face}}: {{region}}.',
  playerNow: '{{points}} ora, {{total}} se la partita finisse adesso.',
  resource: {
    koku: 'Servono per costruire. 5 koku si scambiano con 1 favore. Nessuno ne tiene più di 25.',
    good: 'Le merci sono ciò che chiedono gli avventori. 2 merci uguali si scambiano con 1 diversa. Nessuno ne tiene più di 6 per tipo.',
    favor: 'Gira il dado, 1 favore per ogni faccia. I monaci alzano il limite, fino a 6.',
    points: 'Vince chi ha più punti alla fine; in parità decide il favore.',
  },
  has: '{{name}} ha {{what}}.',
  rowEnd: 'Fine della fila',
  rowEndText:
    'Costruire con questa tessera dà 1 favore. La tessera si scarta quando una barca completa il suo viaggio.',
  hand: 'Solo il loro giocatore vede queste carte.',
  order: 'Ordine',
  orderText: 'Consegnare a questo avventore costa {{order}}.',
};
