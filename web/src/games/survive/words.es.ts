/** Español. */

import type { Words } from './words';

function many(count: number, one: string, more: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${more}`;
}

function and(items: string[]): string {
  if (items.length < 2) return items.join('');
  const last = items[items.length - 1] ?? '';
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** "el tiburón", "la ballena". */
function the(creature: string): string {
  return /^(serpiente|ballena)/.test(creature) ? `la ${creature}` : `el ${creature}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const es: Words = {
  values: { strict: 'estricta', assisted: 'asistida' },
  colours: { red: 'Rojo', blue: 'Azul', green: 'Verde', yellow: 'Amarillo', orange: 'Naranja', white: 'Blanco' },
  colourNames: (usual, more) => `Hay ${and(usual)}; con 5 o 6 jugadores también ${and(more)}.`,
  terrains: { beach: 'playa', forest: 'bosque', mountain: 'montaña' },
  creatures: { serpent: 'serpiente', shark: 'tiburón', whale: 'ballena', dolphin: 'delfín', squid: 'calamar' },
  creaturesMany: {
    serpent: 'serpientes',
    shark: 'tiburones',
    whale: 'ballenas',
    dolphin: 'delfines',
    squid: 'calamares',
  },
  faces: {
    serpent: 'serpiente',
    shark: 'tiburón',
    whale: 'ballena',
    dolphin: 'delfín',
    ship: 'barco vacío',
    starfish: 'estrella: cualquier pieza',
  },
  backs: {
    shark: 'Tiburón',
    whale: 'Ballena',
    ship: 'Barco',
    whirlpool: 'Remolino',
    volcano: 'Volcán',
    swim: 'Corriente de delfines',
    wind: 'Viento favorable',
    move_serpent: 'Trasladar una serpiente',
    move_shark: 'Trasladar un tiburón',
    move_whale: 'Trasladar una ballena',
    repel_shark: 'Ahuyentar un tiburón',
    repel_whale: 'Ahuyentar una ballena',
  },
  backEffects: {
    shark: 'Sale un tiburón donde estaba la loseta. Quien nade allí se pierde.',
    whale: 'Sale una ballena donde estaba la loseta. A los nadadores no les hace nada.',
    ship: 'Sale un barco donde estaba la loseta, y hasta tres nadadores de allí suben a bordo.',
    whirlpool: 'Se traga todo lo que hay en este espacio de mar y en los espacios de mar vecinos.',
    volcano: 'La isla entra en erupción: la partida termina y quien no está en un islote se pierde.',
    swim: 'Al empezar tu turno, uno de tus nadadores avanza hasta tres espacios de mar.',
    wind: 'Al empezar tu turno, un barco ocupado que puedas gobernar avanza hasta tres espacios de mar.',
    move_serpent: 'Al empezar tu turno pones cualquier serpiente en cualquier espacio de mar libre.',
    move_shark: 'Al empezar tu turno pones cualquier tiburón en cualquier espacio de mar libre.',
    move_whale: 'Al empezar tu turno pones cualquier ballena en cualquier espacio de mar libre.',
    repel_shark: 'Cuando otro jugador mueve un tiburón contra tus nadadores, el tiburón desaparece.',
    repel_whale: 'Cuando otro jugador mueve una ballena contra un barco que gobiernas, la ballena desaparece.',
  },
  swimTileDive: 'Sale un delfín donde estaba la loseta y protege a un nadador de allí.',
  isles: { NW: 'islote noroeste', NE: 'islote noreste', SW: 'islote suroeste', SE: 'islote sureste' },
  phases: { setup: 'Preparación', tile: 'Loseta', move: 'Mover', sink: 'Hundir', creature: 'Criatura', over: 'Fin' },
  endings: {
    eruption: 'El volcán entró en erupción. Quien no estaba en un islote se ha perdido.',
    submerged: 'Se hundió la última loseta.',
    last_explorer: 'No quedaba ningún explorador en el tablero.',
    safety_stop: 'Hacía muchas rondas que nadie se salvaba ni se perdía.',
    agreement: 'Todos aceptaron terminar.',
  },
  tieBreaks: {
    value: 'Igualados en exploradores salvados: decidió el valor total de los salvados.',
    saved: 'Igualados a puntos: ganó quien salvó a más exploradores.',
    turns: 'Seguían igualados: ganó quien jugó menos turnos.',
    shared: 'Igualados en todo lo que cuenta: la victoria es compartida.',
  },

  board: {
    label: 'Tablero',
    help: 'Las flechas recorren los espacios, Intro elige o actúa, Escape suelta, Re Pág y Av Pág saltan adonde se puede hacer algo.',
    sea: 'mar',
    port: (isle) => `puerto del ${isle}`,
    yourShip: 'tu barco',
    ship: 'barco',
    empty: 'barco vacío',
    shipWith: (ship, crew) => `${ship} con ${crew}`,
    swimmers: (count) => `${count} a nado`,
    saved: (count) => `${count} a salvo`,
    yours: (count) => many(count, 'explorador tuyo', 'exploradores tuyos'),
    of: (count, colour) => `${count} de ${colour}`,
    worth: (value) => `vale ${value}`,
    creature: (count, one, more) => many(count, one, more),
    protects: (who) => `protege a ${who}`,
    canMove: 'puede moverse',
    canBeChosen: 'se puede elegir',
    maySink: 'puede hundirse ahora',
    destination: 'destino',
    picked: 'elegido',
    and,
    pickedNow: (what, count) => `Elegido: ${what}. ${many(count, 'destino', 'destinos')}.`,
    unpicked: 'Nada elegido.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    zoomAll: 'Ver todo el tablero',
  },
  chooser: {
    title: (space) => `¿Qué en ${space}?`,
    walk: 'Caminar',
    swim: 'Nadar',
    board: 'Subir al barco',
    boardHere: 'Trepar al barco',
    overboard: 'Saltar por la borda',
    ashore: 'Desembarcar',
    ride: 'Nadar con el delfín',
    stay: 'Quedarse y atacar',
    sail: 'Navegar',
    value: (value) => `Vale ${value}`,
  },
  tray: {
    label: 'Tus exploradores por colocar',
    value: (value, left, colour) => `${colour}, vale ${value}, ${left === 1 ? 'queda 1' : `quedan ${left}`}`,
    hint: 'Elige un valor y luego una loseta.',
  },
  marks: {
    lost: (whom) => `Se pierde: ${whom}`,
    oneOf: (whom) => `Se lleva uno de: ${whom}`,
    overboard: (whom) => `Al agua: ${whom}`,
    removes: (creature) => `Expulsa: ${creature}`,
  },
  risk: {
    lost: (whom, by) => `${capital(the(by))} se llevaría ${whom}. ¿Hacerlo de todos modos?`,
    sail: (by, fate) => `${capital(the(by))} hundiría el barco y ${fate}. ¿Navegar allí de todos modos?`,
    swimming: 'todos los de a bordo tendrían que nadar',
    allLost: 'todos los de a bordo se perderían',
    board: (by) => `${capital(the(by))} hundiría el barco en el acto. ¿Subir de todos modos?`,
    capsize: 'La ballena volcaría un barco con exploradores tuyos. ¿Hacerlo de todos modos?',
    squid: 'El calamar tendría que llevarse a uno de tus exploradores. ¿Hacerlo de todos modos?',
    victim: 'Es uno de tus exploradores. ¿Dárselo al calamar?',
    sink: (count) =>
      `En esta loseta hay ${many(count, 'explorador tuyo', 'exploradores tuyos')}. ¿Hundirla de todos modos?`,
    leave: (by) => `Sin el delfín, ${the(by)} se lleva a tu nadador. ¿Hacerlo de todos modos?`,
    mine: (count) => many(count, 'explorador tuyo', 'exploradores tuyos'),
  },
  panel: {
    label: 'Jugadores, manos y reservas',
    turn: (turn) => `Turno ${turn}`,
    setup: 'Preparación',
    you: 'tú',
    active: 'Es su turno',
    onBoard: 'En el tablero',
    saved: 'A salvo',
    lost: 'Perdidos',
    reserve: 'Por colocar',
    hand: 'Mano',
    handEmpty: 'Sin losetas en la mano',
    handOf: (count) => many(count, 'loseta en la mano', 'losetas en la mano'),
    shipsToPlace: 'Barcos por colocar',
    points: (left) => (left === 1 ? 'Queda 1 punto de movimiento' : `Quedan ${left} puntos de movimiento`),
    dice: 'Dados',
    noRoll: 'Aún sin tirar',
    rolled: (face, distance) => (distance ? `${face}, ${distance}` : face),
    anywhere: 'a cualquier parte',
    supply: 'Reserva',
    ships: 'Barcos',
    tiles: 'Losetas en la isla',
    unseen: 'Reversos aún no vistos',
    unseenHelp: 'Lo que puede haber aún bajo las losetas o en manos de los demás.',
    none: 'ninguno',
    play: (tile) => `Jugar ${tile}`,
    score: (score) => `(${score} pts)`,
    seats: 'Jugadores',
  },
  result: {
    label: 'El final',
    wins: (names) => `Gana ${and(names)}`,
    shared: (names) => `${and(names)} comparten la victoria`,
    points: (points) => many(points, 'punto', 'puntos'),
    savedCount: (count) => `${count} a salvo`,
    turns: 'Turnos',
    savedValues: 'A salvo',
    lostValues: 'Perdidos',
    nobody: 'nadie',
    equal: '¡Todos iguales!: decide el número de exploradores salvados; los valores solo cuentan en un empate.',
  },
  topics: {
    sea: { title: 'Mar', text: 'Aquí se mueven barcos, nadadores y criaturas. En un espacio cabe un solo barco.' },
    port: (isle) => ({
      title: 'Puerto',
      text: `Espacio de mar junto al ${isle}. Desde un barco o desde el agua, un explorador desembarca por un punto.`,
    }),
    lagoon: {
      title: 'Laguna',
      text: 'Un espacio de mar en medio de la isla y guarida de una serpiente. Las losetas que la rodean cuentan como costa.',
    },
    beach: {
      title: 'Playa',
      text: 'La tierra más baja. Las playas se hunden antes que nada, primero las que dan al mar.',
    },
    forest: { title: 'Bosque', text: 'Más alto que la playa. Los bosques se hunden cuando ya no queda ninguna playa.' },
    mountain: {
      title: 'Montaña',
      text: 'La tierra más alta se hunde la última. Bajo una de las montañas espera el volcán.',
    },
    maySink: 'Ahora puede hundirse.',
    isle: (name, count) => ({
      title: capital(name),
      text: `Quien llega aquí se salva para siempre. Solo se entra por sus dos puertos. A salvo aquí: ${count}.`,
    }),
    serpent: {
      title: 'Serpiente',
      text: 'Se mueve un espacio. Se lleva barcos ocupados con todos a bordo y a todos los nadadores. Los barcos vacíos no le interesan.',
    },
    shark: {
      title: 'Tiburón',
      text: 'Se mueve hasta dos espacios y se lleva a los nadadores. Los barcos no le interesan.',
    },
    whale: {
      title: 'Ballena',
      text: 'Se mueve hasta tres espacios y vuelca los barcos ocupados; los de a bordo siguen a nado. Deja en paz a nadadores y barcos vacíos.',
    },
    dolphin: {
      title: 'Delfín',
      text: 'Protege a un nadador de su espacio contra cualquier criatura, y puede llevarlo consigo.',
    },
    squid: {
      title: 'Calamar gigante',
      text: 'Se lleva a un explorador de un barco de su espacio o de una loseta vecina, y expulsa a las ballenas. Se mueve cuando podría hacerlo una ballena.',
    },
    emptyShip: {
      title: 'Barco vacío',
      text: 'Cualquiera puede moverlo, un espacio por punto, y las criaturas no le hacen nada. Tiene sitio para tres.',
    },
    ship: (who) => ({ title: 'Barco', text: `A bordo: ${who}. Lo gobierna quien tiene más exploradores a bordo.` }),
    shipYours: 'Puedes gobernarlo.',
    shipShared: 'Varios empatan en asientos, tú entre ellos: cada uno puede gobernarlo.',
    shipTheirs: 'No puedes gobernarlo.',
    landExplorer: (whose) => ({
      title: `${whose}, en tierra`,
      text: 'Camina a una loseta vecina, sube a un barco que esté al lado o salta al mar. Nadie vuelve a tierra.',
    }),
    swimmer: (whose) => ({
      title: `${whose}, a nado`,
      text: 'Hace un solo movimiento en el agua por turno: nadar un espacio, trepar a un barco de aquí o desembarcar desde un puerto.',
    }),
    passenger: (whose) => ({
      title: `${whose}, a bordo`,
      text: 'Navega con el barco, cambia a un barco vecino, salta por la borda o desembarca desde un puerto.',
    }),
    savedExplorer: (whose) => ({ title: `${whose}, a salvo`, text: 'A salvo en su islote hasta el final.' }),
    wet: 'Ya ha hecho su movimiento en el agua de este turno.',
    protected: 'Lo protege un delfín.',
    worth: (value) => `Vale ${value}.`,
    yours: 'Tuyo',
    tray: {
      title: 'Tus exploradores',
      text: 'Cada uno vale de 1 a 6 puntos si se salva. Solo tú ves los valores, y cuando todos estén colocados tampoco los verás tú, salvo que la mesa permita mirarlos.',
    },
    points: {
      title: 'Puntos de movimiento',
      text: 'Tres por turno, para gastar como quieras en tus exploradores y en barcos. Lo que sobra se pierde.',
    },
    dice: {
      title: 'Dado de criaturas',
      text: 'Dice qué criatura puedes mover: una serpiente, un tiburón o una ballena.',
    },
    diveDice: {
      title: 'Dados de inmersión',
      text: 'El primero dice qué se puede mover, y la estrella vale por cualquiera; el segundo, hasta dónde. D es cualquier espacio de mar libre.',
    },
    phases: {
      setup: {
        title: 'Preparación',
        text: 'Por turnos, todos colocan sus exploradores en la isla y después sus barcos junto a ella.',
      },
      tile: { title: 'Loseta', text: 'Primero puedes jugar una loseta de inicio de turno de tu mano.' },
      move: { title: 'Mover', text: 'Después gastas hasta tres puntos de movimiento.' },
      sink: {
        title: 'Hundir',
        text: 'Después tienes que hundir una loseta: una playa mientras quede alguna, luego bosques, luego montañas.',
      },
      creature: { title: 'Criatura', text: 'Por último tiras, y puedes mover una criatura que nombre el dado.' },
      over: { title: 'Fin', text: 'La partida ha terminado.' },
    },
    hand: {
      title: 'Tu mano',
      text: 'Losetas que has guardado. Solo tú conoces sus iconos; los demás ven el terreno y cuántas tienes.',
    },
    handOther: {
      title: 'Losetas en la mano',
      text: 'Ves el terreno de las losetas que guardan los demás, pero no lo que hacen.',
    },
    back: (name, effect) => ({ title: name, text: effect }),
    supplyShips: { title: 'Barcos en reserva', text: 'Entran en juego cuando se descubre una loseta con un barco.' },
    supplyCreatures: (creature) => ({
      title: `Reserva: ${creature}`,
      text: 'Entran en juego desde debajo de las losetas.',
    }),
    tilesLeft: {
      title: 'Losetas en la isla',
      text: 'Primero se hunden las playas, luego los bosques, luego las montañas.',
    },
    unseen: {
      title: 'Reversos aún no vistos',
      text: 'Cuántos de cada uno siguen bajo las losetas o en manos de los demás. Todos pueden llevar la cuenta.',
    },
    onBoard: { title: 'En el tablero', text: 'Exploradores en tierra, a bordo o en el agua.' },
    saved: { title: 'A salvo', text: 'Exploradores en un islote. La suma de sus valores gana la partida.' },
    lost: { title: 'Perdidos', text: 'Exploradores fuera de la partida.' },
    reserve: { title: 'Por colocar', text: 'Exploradores que aún no están en la isla.' },
    shipsToPlace: {
      title: 'Barcos por colocar',
      text: 'Se colocan junto a la isla cuando todos los exploradores están en ella.',
    },
    turn: {
      title: 'Turno',
      text: 'Los turnos van por asientos. El volcán termina la partida, a más tardar con la loseta cuarenta.',
    },
  },
  tour: {
    place:
      'Elige un explorador por su valor y luego una loseta. Los de valor alto están bien cerca de barcos e islotes; recuerda dónde quedan.',
    ships: 'Coloca un barco junto a la isla: los espacios iluminados son los posibles.',
    move: 'Lo que brilla puede actuar. Elige un explorador o un barco y luego un espacio iluminado. Tienes tres puntos.',
    sink: 'Ahora hunde una loseta de borde mojado. Lo que hay debajo se ve en el acto o va a tu mano.',
    creature: 'El dado te deja mover una criatura. La marca roja dice a quién se llevaría.',
    panel: 'Aquí ves quién está a salvo o perdido, qué tienes en la mano y cuántos puntos quedan.',
    isle: 'Los islotes son seguros. Se desembarca desde uno de sus dos puertos.',
  },
};
