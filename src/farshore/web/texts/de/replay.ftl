# What came of a check of draws. Loaded when it is asked for.
draws-good = { $draws ->
    [one] 1 Ziehung geprüft. Sie passt zum Startwert, der vor der Partie feststand.
   *[other] Alle { $draws } Ziehungen geprüft. Sie passen zum Startwert, der vor der Partie feststand.
}
draws-wrong = Diese Ziehungen passen nicht zum Startwert: { $list }.
draws-unknown = { $draws } Ziehungen geprüft: Sie passen zum Startwert, der vor der Partie feststand. { $unknown ->
    [one] Eine entstand unter früheren Regeln und lässt sich nicht prüfen.
   *[other] { $unknown } entstanden unter früheren Regeln und lassen sich nicht prüfen.
}
fair-good = { $people ->
    [one] Alle { $draws } Ziehungen wurden geprüft. Sie folgen aus der Zahl des Servers und der eines Geräts, die vorher feststanden.
   *[other] Alle { $draws } Ziehungen wurden geprüft. Sie folgen aus der Zahl des Servers und denen von { $people } Geräten, die vorher feststanden.
}
fair-left-out = Die Zahl dieses Browsers wurde weggelassen.
fair-earlier = Die Zahl dieses Browsers gehört zu einem abgebrochenen Start, nicht zu dieser Partie. Hast du sie doch gespielt, wurde deine Zahl weggelassen.
fair-forged = Die Aufzeichnung dieser Partie widerspricht sich selbst oder dem, was vorher gezeigt wurde ({ $list }).
