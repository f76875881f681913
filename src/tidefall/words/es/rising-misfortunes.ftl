# Atlantis Rising: los infortunios.

## Inundaciones básicas

rising-misfortune-flood-forests = Inundación: bosques
rising-misfortune-flood-forests-text = Se inunda la loseta más lejana de los bosques. Si no queda ninguna, quien robó la carta elige dos inundaciones.

rising-misfortune-flood-hills = Inundación: colinas
rising-misfortune-flood-hills-text = Se inunda la loseta más lejana de las colinas. Si no queda ninguna, quien robó la carta elige dos inundaciones.

rising-misfortune-flood-mountains = Inundación: montañas
rising-misfortune-flood-mountains-text = Se inunda la loseta más lejana de las montañas. Si no queda ninguna, quien robó la carta elige dos inundaciones.

rising-misfortune-flood-cities = Inundación: ciudades
rising-misfortune-flood-cities-text = Se inunda la loseta más lejana de las ciudades. Si no queda ninguna, quien robó la carta elige dos inundaciones.

rising-misfortune-flood-libraries = Inundación: bibliotecas
rising-misfortune-flood-libraries-text = Se inunda la loseta más lejana de las bibliotecas. Si no queda ninguna, quien robó la carta elige dos inundaciones.

rising-misfortune-flood-forges = Inundación: forjas
rising-misfortune-flood-forges-text = Se inunda la loseta más lejana de las forjas. Si no queda ninguna, quien robó la carta elige dos inundaciones.

## Cartas de calma y de control

rising-misfortune-calm-seas = Mar en Calma
rising-misfortune-calm-seas-text = No ocurre nada.

rising-misfortune-controlled-flood = Inundación Controlada
rising-misfortune-controlled-flood-text = Quien robó la carta descarta una barrera, si la hay, y elige una península. Su loseta más lejana se inunda a pesar de las barreras.

## Especiales

rising-misfortune-spur-the-cycle = Espolear el Ciclo
rising-misfortune-spur-the-cycle-text = Baraja juntos el mazo, los descartes y esta carta. No se roba nada en su lugar.

rising-misfortune-earthquake = Terremoto
rising-misfortune-earthquake-text = Todos los objetivos suben en { $target } esta ronda. Varias de estas cartas se suman.

rising-misfortune-malfunction = Avería
rising-misfortune-malfunction-text = Cada componente que se construya esta ronda cuesta { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
} más, del tipo que elijan quienes paguen.

rising-misfortune-lost-schema = Esquema Perdido
rising-misfortune-lost-schema-text = Esta ronda no se puede construir más de { $builds ->
    [one] 1 componente
   *[other] { $builds } componentes
}.

rising-misfortune-tsunami = Tsunami
rising-misfortune-tsunami-text = { $floods ->
    [one] Se inunda una loseta de la península con más tierra
   *[other] Se inunda una loseta en cada una de las { $floods } penínsulas con más tierra
}. Los empates los deshace quien robó la carta.

rising-misfortune-panic-in-the-streets = Pánico en las Calles
rising-misfortune-panic-in-the-streets-text = Todos los atlantes de las ciudades vuelven a sus reservas. Esta ronda no se pueden usar las ciudades.

rising-misfortune-sealed-archives = Archivos Sellados
rising-misfortune-sealed-archives-text = Todos los atlantes de las bibliotecas vuelven a sus reservas. Esta ronda no se pueden usar las bibliotecas.

## Presagios: decide quien robó la carta

rising-misfortune-omen-of-ash = Presagio de Ceniza
rising-misfortune-omen-of-ash-text = Se inundan las montañas o los jugadores descartan entre todos { $ore ->
    [one] 1 mineral
   *[other] { $ore } minerales
}. Decide quien robó la carta.

rising-misfortune-omen-of-wilting = Presagio de Marchitez
rising-misfortune-omen-of-wilting-text = Se inundan los bosques o los jugadores descartan entre todos { $crystal ->
    [one] 1 cristal
   *[other] { $crystal } cristales
}. Decide quien robó la carta.

rising-misfortune-omen-of-tarnish = Presagio de Deslustre
rising-misfortune-omen-of-tarnish-text = Se inundan las colinas o los jugadores descartan entre todos { $gold } de oro. Decide quien robó la carta.

rising-misfortune-omen-of-ebbing = Presagio de Reflujo
rising-misfortune-omen-of-ebbing-text = Se inunda una península o cada jugador pierde { $energy } de energía mística, si alguno tiene. Decide quien robó la carta.

rising-misfortune-omen-of-exile = Presagio de Exilio
rising-misfortune-omen-of-exile-text = Se inunda una península o vuelven a sus reservas todos los atlantes, al menos uno, de la loseta más lejana de las ciudades, las bibliotecas y las forjas. Decide quien robó la carta.
