/// The commands for single characters: lists of names and characters, one list for each class.
enum TeXSymbols {
  /// Letters in italics.
  static let letters = """
    alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ varkappa ϰ \
    lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ \
    chi χ psi ψ omega ω digamma ϝ thetasym ϑ imath ı jmath ȷ i ı j ȷ partial ∂ \
    varGamma Γ varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ varPsi Ψ varOmega Ω
    """

  /// Upright letters and symbols.
  static let upright = """
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω Alpha Α Beta Β Epsilon Ε Zeta Ζ \
    Eta Η Iota Ι Kappa Κ Mu Μ Nu Ν Omicron Ο Rho Ρ Tau Τ Chi Χ infty ∞ nabla ∇ hbar ℏ hslash ℏ ell ℓ Re ℜ Im ℑ \
    real ℜ image ℑ wp ℘ weierp ℘ aleph ℵ alefsym ℵ beth ℶ gimel ℷ daleth ℸ emptyset ∅ varnothing ∅ empty ∅ forall ∀ \
    exists ∃ exist ∃ nexists ∄ top ⊤ bot ⊥ angle ∠ measuredangle ∡ sphericalangle ∢ degree ° triangle △ \
    triangledown ▽ blacktriangle ▲ blacktriangledown ▼ square □ Box □ blacksquare ■ Diamond ◊ lozenge ◊ \
    blacklozenge ⧫ diamondsuit ♢ diamonds ♢ heartsuit ♡ hearts ♡ spadesuit ♠ spades ♠ clubsuit ♣ clubs ♣ bigstar ★ \
    flat ♭ natural ♮ sharp ♯ surd √ complement ∁ mho ℧ eth ð Finv Ⅎ Game ⅁ Bbbk 𝕜 backprime ‵ checkmark ✓ \
    maltese ✠ circledR ® circledS Ⓢ yen ¥ pounds £ mathsterling £ textsterling £ textbardbl ‖ euro € cent ¢ copyright © S § P ¶ sect § para ¶ \
    N ℕ R ℝ Z ℤ Q ℚ C ℂ natnums ℕ Reals ℝ reals ℝ cnums ℂ Complex ℂ diagup ╱ diagdown ╲ textdollar $ textpercent % \
    textunderscore _ textbackslash \\ textasciitilde ~ textasciicircum ^ textregistered ® texttrademark ™ \
    textdegree ° textcelsius ℃ ae æ AE Æ oe œ OE Œ o ø O Ø ss ß aa å AA Å alef ℵ infin ∞ part ∂ loz ◊ lq ‘ rq ’ textless < textgreater > textbar | textbraceleft { \
    textbraceright } textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” \
    textdagger † textdaggerdbl ‡ textmu µ textperthousand ‰ permil ‰ qed ∎ Dagger ‡
    """

  static let binary = """
    pm ± mp ∓ plusmn ± times × div ÷ cdot ⋅ cdotp ⋅ centerdot ⋅ ast ∗ star ⋆ circ ∘ bullet ∙ bull ∙ cap ∩ cup ∪ \
    uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ setminus ∖ smallsetminus ∖ wr ≀ diamond ⋄ \
    bigtriangleup △ bigtriangledown ▽ triangleleft ◃ triangleright ▹ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ oplus ⊕ ominus ⊖ \
    otimes ⊗ oslash ⊘ odot ⊙ bigcirc ◯ dagger † dag † ddagger ‡ ddag ‡ amalg ⨿ dotplus ∔ Cap ⋒ doublecap ⋒ Cup ⋓ \
    doublecup ⋓ barwedge ⌅ doublebarwedge ⩞ veebar ⊻ boxminus ⊟ boxtimes ⊠ boxdot ⊡ boxplus ⊞ divideontimes ⋇ \
    ltimes ⋉ rtimes ⋊ leftthreetimes ⋋ rightthreetimes ⋌ curlywedge ⋏ curlyvee ⋎ circleddash ⊝ circledast ⊛ \
    circledcirc ⊚ intercal ⊺ gtrdot ⋗ lessdot ⋖ sdot ⋅ And & xor ⊻
    """

  static let relations = """
    lt < gt > le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ equiv ≡ approx ≈ approxeq ≊ thickapprox ≈ sim ∼ thicksim ∼ simeq ≃ cong ≅ \
    doteq ≐ doteqdot ≑ Doteq ≑ propto ∝ varpropto ∝ ll ≪ gg ≫ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ prec ≺ succ ≻ preceq ⪯ \
    succeq ⪰ preccurlyeq ≼ succcurlyeq ≽ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸ leqslant ⩽ geqslant ⩾ \
    leqq ≦ geqq ≧ lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ \
    lesseqqgtr ⪋ gtreqqless ⪌ eqslantless ⪕ eqslantgtr ⪖ in ∈ isin ∈ ni ∋ owns ∋ notin ∉ notni ∌ subset ⊂ sub ⊂ \
    supset ⊃ subseteq ⊆ sube ⊆ supseteq ⊇ supe ⊇ subseteqq ⫅ supseteqq ⫆ subsetneq ⊊ supsetneq ⊋ varsubsetneq ⊊ \
    varsupsetneq ⊋ subsetneqq ⫋ supsetneqq ⫌ nsubseteq ⊈ nsupseteq ⊉ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ \
    sqsubseteq ⊑ sqsupseteq ⊒ vdash ⊢ dashv ⊣ models ⊨ vDash ⊨ Vdash ⊩ Vvdash ⊪ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ \
    perp ⟂ mid ∣ nmid ∤ shortmid ∣ nshortmid ∤ parallel ∥ nparallel ∦ shortparallel ∥ nshortparallel ∦ bowtie ⋈ \
    Join ⋈ ltimesbar ⋉ smile ⌣ frown ⌢ smallsmile ⌣ smallfrown ⌢ asymp ≍ between ≬ pitchfork ⋔ \
    backsim ∽ backsimeq ⋍ bumpeq ≏ Bumpeq ≎ eqcirc ≖ circeq ≗ triangleq ≜ coloneqq ≔ coloneq ≔ eqqcolon ≕ \
    Coloneqq ⩴ eqcolon ≕ colonapprox ∶≈ colonsim ∶∼ Coloneq ⩴ \
    colonequals ≔ coloncolonequals ⩴ equalscolon ≕ equalscoloncolon =∷ Eqcolon =∷ Eqqcolon =∷ colonminus ∶− \
    coloncolonminus ∷− minuscolon −∶ minuscoloncolon −∷ simcolon ∼∶ simcoloncolon ∼∷ approxcolon ≈∶ \
    approxcoloncolon ≈∷ coloncolonapprox ∷≈ coloncolonsim ∷∼ Colonapprox ∷≈ Colonsim ∷∼ nsubseteqq ⫅̸ \
    nsupseteqq ⫆̸ varsubsetneqq ⫋ varsupsetneqq ⫌ eqdef ≝ defeq ≔ questeq ≟ mapsfrom ↤ longmapsfrom ⟻ \
    Longmapsto ⟾ Larr ⇐ Rarr ⇒ Harr ⇔ Lrarr ⇔ Uarr ⇑ Darr ⇓ coloncolon ∷ dblcolon ∷ vcentcolon ∶ ratio ∶ risingdotseq ≓ fallingdotseq ≒ trianglelefteq ⊴ \
    trianglerighteq ⊵ vartriangle △ vartriangleleft ⊲ vartriangleright ⊳ ntriangleleft ⋪ ntriangleright ⋫ \
    ntrianglelefteq ⋬ ntrianglerighteq ⋭ blacktriangleleft ◀ blacktriangleright ▶ backepsilon ∍ nless ≮ ngtr ≯ \
    nleq ≰ ngeq ≱ nleqslant ≰ ngeqslant ≱ nleqq ≰ ngeqq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lvertneqq ≨ gvertneqq ≩ \
    lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ nprec ⊀ nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵ succneqq ⪶ precnsim ⋨ \
    succnsim ⋩ precnapprox ⪹ succnapprox ⪺ nsim ≁ ncong ≇ curlyeqprec ⋞ curlyeqsucc ⋟ eqsim ≂ \
    therefore ∴ because ∵ to → rightarrow → rarr → gets ← leftarrow ← larr ← leftrightarrow ↔ lrarr ↔ harr ↔ Rightarrow ⇒ rArr ⇒ \
    Leftarrow ⇐ lArr ⇐ Leftrightarrow ⇔ lrArr ⇔ hArr ⇔ iff ⟺ implies ⟹ impliedby ⟸ longrightarrow ⟶ longleftarrow ⟵ \
    longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸ Longleftrightarrow ⟺ mapsto ↦ longmapsto ⟼ \
    hookrightarrow ↪ hookleftarrow ↩ rightharpoonup ⇀ rightharpoondown ⇁ leftharpoonup ↼ leftharpoondown ↽ \
    rightleftharpoons ⇌ leftrightharpoons ⇋ uparrow ↑ uarr ↑ downarrow ↓ darr ↓ updownarrow ↕ varr ↕ Uparrow ⇑ \
    uArr ⇑ Downarrow ⇓ dArr ⇓ Updownarrow ⇕ vArr ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ leadsto ⇝ \
    rightsquigarrow ⇝ leftrightsquigarrow ↭ rightarrowtail ↣ leftarrowtail ↢ twoheadrightarrow ↠ twoheadleftarrow ↞ \
    rightrightarrows ⇉ leftleftarrows ⇇ leftrightarrows ⇆ rightleftarrows ⇄ upuparrows ⇈ downdownarrows ⇊ \
    Rrightarrow ⇛ Lleftarrow ⇚ nrightarrow ↛ nleftarrow ↚ nleftrightarrow ↮ nRightarrow ⇏ nLeftarrow ⇍ \
    nLeftrightarrow ⇎ dashrightarrow ⇢ dashleftarrow ⇠ curvearrowright ↷ curvearrowleft ↶ circlearrowright ↻ \
    circlearrowleft ↺ looparrowright ↬ looparrowleft ↫ Lsh ↰ Rsh ↱ multimap ⊸ origof ⊶ imageof ⊷ restriction ↾ \
    upharpoonright ↾ upharpoonleft ↿ downharpoonright ⇂ downharpoonleft ⇃ colon :
    """

  static let opening = """
    lparen ( lbrack [ lbrace { { { langle ⟨ lang ⟨ lfloor ⌊ lceil ⌈ lvert | lVert ‖ lgroup ⟮ lmoustache ⎰ llbracket ⟦ \
    llcorner ⌞ ulcorner ⌜ lBrace ⦃ llangle ⟪
    """

  static let closing = """
    rparen ) rbrack ] rbrace } } } rangle ⟩ rang ⟩ rfloor ⌋ rceil ⌉ rvert | rVert ‖ rgroup ⟯ rmoustache ⎱ rrbracket ⟧ \
    lrcorner ⌟ urcorner ⌝ rBrace ⦄ rrangle ⟫
    """

  /// Delimiters that are the same on the left and on the right.
  static let bars = "prime ′ vert | | ‖ Vert ‖ backslash \\ arrowvert ⏐ bracevert ⎪"

  static let large = """
    sum ∑ prod ∏ coprod ∐ bigcup ⋃ bigcap ⋂ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀ biguplus ⨄ bigsqcup ⨆ bigtimes ⨉
    """

  static let integrals = """
    int ∫ intop ∫ iint ∬ iiint ∭ iiiint ⨌ idotsint ∫⋯∫ oint ∮ oiint ∯ oiiint ∰ smallint ∫
    """

  static let functions = """
    arccos arcsin arctan arctg arcctg arg ch cos cosec cosh cot cotg coth csc ctg cth deg dim exp hom ker lg ln log sec \
    sin sinh sh sgn tan tanh tg th sech csch arccot arcsec arccsc arsinh arcosh artanh erf rank tr Tr diag grad curl div
    """

  static let limitFunctions =
    "lim max min sup inf det gcd lcm Pr argmax argmin plim limsup liminf injlim projlim"

  /// The names of functions that differ from their commands.
  static let spelled = [
    "limsup": "lim sup", "liminf": "lim inf", "injlim": "inj lim", "projlim": "proj lim", "argmax": "arg max",
    "argmin": "arg min",
  ]

  static let punctuation = "comma , semicolon ; ldotp ."
}
