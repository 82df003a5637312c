# What came of a check of draws. Loaded when it is asked for.
draws-good = { $draws ->
    [one] 1 draw verified. It matches the seed fixed before the match.
   *[other] All { $draws } draws verified. They match the seed fixed before the match.
}
draws-wrong = These draws do not match the seed: { $list }.
draws-unknown = { $draws } draws verified: they match the seed fixed before the match. { $unknown ->
    [one] One was made under earlier rules and can’t be checked.
   *[other] { $unknown } were made under earlier rules and can’t be checked.
}
fair-good = { $people ->
    [one] All { $draws } draws were checked. They follow from the server’s number and that of one device, which were fixed beforehand.
   *[other] All { $draws } draws were checked. They follow from the server’s number and those of { $people } devices, which were fixed beforehand.
}
fair-left-out = This browser’s number was left out.
fair-earlier = This browser’s number was given for a start that was called off, so it isn’t part of this match. If you did play it, your number was left out.
fair-forged = The record of this match contradicts itself, or what was shown before ({ $list }).
