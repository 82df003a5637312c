# What came of a check of draws. Loaded when it is asked for.
draws-good =
    { $draws ->
        [one] { $draws } tirage vérifié. Il correspond à la graine fixée avant la partie.
       *[other] Les { $draws } tirages sont vérifiés. Ils correspondent à la graine fixée avant la partie.
    }
draws-wrong = Ces tirages ne correspondent pas à la graine : { $list }.
draws-unknown = { $draws } tirages vérifiés : ils correspondent à la graine fixée avant la partie. { $unknown ->
    [one] Un autre date d’anciennes règles et ne peut pas être vérifié.
   *[other] { $unknown } autres datent d’anciennes règles et ne peuvent pas être vérifiés.
}
fair-good = { $people ->
    [one] Les { $draws } tirages ont été vérifiés. Ils découlent du nombre du serveur et de celui d’un appareil, fixés d’avance.
   *[other] Les { $draws } tirages ont été vérifiés. Ils découlent du nombre du serveur et de ceux de { $people } appareils, fixés d’avance.
}
fair-left-out = Le nombre de ce navigateur a été omis.
fair-earlier = Le nombre de ce navigateur a été donné pour un départ abandonné, pas pour cette partie. Si tu l’as pourtant jouée, il a été omis.
fair-forged = L’enregistrement de cette partie se contredit, ou contredit ce qui a été montré avant ({ $list }).
