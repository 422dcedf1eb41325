/** What is said once, the first time it happens. */
export const hints = {
  title: 'First time',
  dismiss: 'Understood, do not show again',
  again: 'Show hints again',
  againNote: 'The one-time hints and the guided first evening are offered anew.',
  shownAgain: 'Hints will be shown again.',
  texts: {
    tie: 'Several connections are equally short. Whoever’s turn it is says which one pays.',
    tokenMoved: 'No face-down token of this colour was left, so one moved here from the board.',
    toll: 'A toll is due once per caravan and turn to each owner, however many routes are used.',
    shortage: 'The supply could not pay everyone: then nobody gets any of that resource.',
    compensation: 'Whoever gets no card on a roll takes 1 gold instead. Never on a seven.',
    seven: 'A seven: no cards and no gold. Hands above 7 lose half, then the robber moves.',
    doubleArrow: 'A double arrow: one more route at once, free, touching this one.',
  },
};
