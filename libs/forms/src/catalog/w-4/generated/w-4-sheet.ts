// Written by tools/sheets/write-sheets.mjs from the agency's own file (a work of the United States: 17 U.S.C. 105).
export const w4Sheet = `field 1 94.6 683.97 178.25 14 text|topmostSubform[0].Page1[0].Step1a[0].f1_01[0]
field 1 274.6 683.97 199.85 14 text|topmostSubform[0].Page1[0].Step1a[0].f1_02[0]
field 1 94.6 659.97 379.85 14 text|topmostSubform[0].Page1[0].Step1a[0].f1_03[0]
field 1 94.6 635.97 379.85 14 text|topmostSubform[0].Page1[0].Step1a[0].f1_04[0]
field 1 476.2 683.97 99.8 14 text,11|topmostSubform[0].Page1[0].f1_05[0]
field 1 115.2 625.97 8 8 checkbox|topmostSubform[0].Page1[0].c1_1[0]
field 1 115.2 613.97 8 8 checkbox|topmostSubform[0].Page1[0].c1_1[1]
field 1 115.2 602.22 8 8 checkbox|topmostSubform[0].Page1[0].c1_1[2]
field 1 564 379.97 8 8 checkbox|topmostSubform[0].Page1[0].c1_2[0]
field 1 417.6 299.97 64.05 12 text|topmostSubform[0].Page1[0].Step3_ReadOrder[0].f1_06[0]
field 1 417.6 287.97 64.05 12 text|topmostSubform[0].Page1[0].Step3_ReadOrder[0].f1_07[0]
field 1 511.2 263.97 64.8 12 text|topmostSubform[0].Page1[0].f1_08[0]
field 1 511.2 227.97 64.8 12 text|topmostSubform[0].Page1[0].f1_09[0]
field 1 511.2 191.97 64.8 12 text|topmostSubform[0].Page1[0].f1_10[0]
field 1 511.2 173.97 64.8 12 text|topmostSubform[0].Page1[0].f1_11[0]
field 1 564 129.47 8 8 checkbox|topmostSubform[0].Page1[0].c1_3[0]
field 1 94.6 35.97 293.45 30 text,multiline|topmostSubform[0].Page1[0].f1_12[0]
field 1 389.8 35.97 77.45 12 text|topmostSubform[0].Page1[0].f1_13[0]
field 1 469 35.97 107 12 text,10|topmostSubform[0].Page1[0].f1_14[0]
field 3 511.2 587.97 64.8 12 text|topmostSubform[0].Page3[0].f3_01[0]
field 3 511.2 497.97 64.8 12 text|topmostSubform[0].Page3[0].f3_02[0]
field 3 511.2 437.97 64.8 12 text|topmostSubform[0].Page3[0].f3_03[0]
field 3 511.2 413.97 64.8 12 text|topmostSubform[0].Page3[0].f3_04[0]
field 3 504 377.97 72 12 text|topmostSubform[0].Page3[0].f3_05[0]
field 3 511.2 329.97 64.8 12 text|topmostSubform[0].Page3[0].f3_06[0]
field 4 511.2 659.97 64.8 12 text|topmostSubform[0].Page4[0].f4_01[0]
field 4 511.2 623.97 64.8 12 text|topmostSubform[0].Page4[0].f4_02[0]
field 4 511.2 599.97 64.8 12 text|topmostSubform[0].Page4[0].f4_03[0]
field 4 511.2 587.97 64.8 12 text|topmostSubform[0].Page4[0].f4_04[0]
field 4 511.2 563.97 64.8 12 text|topmostSubform[0].Page4[0].f4_05[0]
field 4 511.2 539.97 64.8 12 text|topmostSubform[0].Page4[0].f4_06[0]
field 4 511.2 527.97 64.8 12 text|topmostSubform[0].Page4[0].f4_07[0]
field 4 511.2 491.97 64.8 12 text|topmostSubform[0].Page4[0].f4_08[0]
field 4 511.2 455.97 64.8 12 text|topmostSubform[0].Page4[0].f4_09[0]
field 4 511.2 431.97 64.8 12 text|topmostSubform[0].Page4[0].f4_10[0]
field 4 511.2 395.97 64.8 12 text|topmostSubform[0].Page4[0].f4_11[0]
field 4 511.2 383.97 64.8 12 text|topmostSubform[0].Page4[0].f4_12[0]
field 4 511.2 371.97 64.8 12 text|topmostSubform[0].Page4[0].f4_13[0]
field 4 511.2 359.97 64.8 12 text|topmostSubform[0].Page4[0].f4_14[0]
field 4 511.2 335.97 64.8 12 text|topmostSubform[0].Page4[0].f4_15[0]
field 4 511.2 323.97 64.8 12 text|topmostSubform[0].Page4[0].f4_16[0]
field 4 511.2 299.97 64.8 12 text|topmostSubform[0].Page4[0].f4_17[0]
field 4 511.2 263.97 64.8 12 text|topmostSubform[0].Page4[0].f4_18[0]
field 4 511.2 227.97 64.8 12 text|topmostSubform[0].Page4[0].f4_19[0]
field 4 511.2 191.97 64.8 12 text|topmostSubform[0].Page4[0].f4_20[0]
field 4 511.2 179.97 64.8 12 text|topmostSubform[0].Page4[0].f4_21[0]
field 4 511.2 155.97 64.8 12 text|topmostSubform[0].Page4[0].f4_22[0]
field 4 511.2 143.97 64.8 12 text|topmostSubform[0].Page4[0].f4_23[0]
page
line 1 0 0 0|115.2 756.22 m 115.2 731.47 l
line 1 0 0 0|496.3 707.97 m 576.25 707.97 l
line 1 0 0 0|496.8 744.22 m 496.8 707.47 l
line 1 0 0 0|35.75 707.97 m 115.7 707.97 l
line 1 0 0 0|115.2 732.22 m 115.2 707.47 l
line 1 0 0 0|114.95 707.97 m 497.05 707.97 l
line 0.5 0 0 0|496.3 743.97 m 576.25 743.97 l
line 1 0 0 0|496.8 756.22 m 496.8 743.72 l
line 0.5 0 0 0|93.35 683.97 m 273.85 683.97 l
line 0.5 0 0 0|93.6 708.22 m 93.6 683.72 l
line 0.5 0 0 0|273.35 683.97 m 475.45 683.97 l
line 0.5 0 0 0|273.6 708.22 m 273.6 683.72 l
line 0.5 0 0 0|93.35 659.97 m 475.45 659.97 l
line 0.5 0 0 0|475.2 684.22 m 475.2 659.72 l
line 0.5 0 0 0|93.6 684.22 m 93.6 659.72 l
line 0.5 0 0 0|93.35 635.97 m 475.45 635.97 l
line 0.5 0 0 0|475.2 660.22 m 475.2 635.72 l
line 0.5 0 0 0|93.6 660.22 m 93.6 635.72 l
line 0.5 0 0 0|474.95 683.97 m 576.25 683.97 l
line 0.5 0 0 0|475.2 708.22 m 475.2 683.72 l
line 0.5 0 0 0|474.95 683.97 m 576.25 683.97 l
line 0.5 0 0 0|474.95 635.97 m 576.25 635.97 l
line 0.5 0 0 0|475.2 684.22 m 475.2 635.72 l
line 0.5 0 0 0|93.6 636.22 m 93.6 599.72 l
line 0.5 0 0 0|115.2 625.97 m 123.2 625.97 l 123.2 633.97 l 115.2 633.97 l h
line 0.5 0 0 0|115.2 613.97 m 123.2 613.97 l 123.2 621.97 l 115.2 621.97 l h
line 0.5 0 0 0|115.2 602.22 m 123.2 602.22 l 123.2 610.22 l 115.2 610.22 l h
line 0.5 0 0 0|93.35 599.97 m 576.25 599.97 l
line 0.5 0 0 0|93.6 600.22 m 93.6 578.72 l
line 0.75 0 0 0|35.75 578.97 m 576.25 578.97 l
line 0.75 0 0 0|35.75 491.97 m 576.25 491.97 l
line 0.5 0 0 0|564 379.97 m 572 379.97 l 572 387.97 l 564 387.97 l h
line 0.75 0 0 0|35.75 347.97 m 576.25 347.97 l
line 0.5 0 0 0|388.55 299.97 m 410.65 299.97 l
line 0.5 0 0 0|410.4 348.22 m 410.4 299.72 l
line 0.5 0 0 0|388.8 348.22 m 388.8 299.72 l
line 0.5 0 0 0|410.15 299.97 m 482.65 299.97 l
line 0.5 0 0 0|388.55 287.97 m 410.65 287.97 l
line 0.5 0 0 0|410.4 300.22 m 410.4 287.72 l
line 0.5 0 0 0|388.8 300.22 m 388.8 287.72 l
line 0.5 0 0 0|410.15 287.97 m 482.65 287.97 l
fill 0.75 0.75 0.75|482.4 275.97 m 504 275.97 l 504 347.97 l 482.4 347.97 l h
line 0.5 0 0 0|482.15 347.97 m 504.25 347.97 l
line 0.5 0 0 0|504 348.22 m 504 275.72 l
line 0.5 0 0 0|482.4 348.22 m 482.4 275.72 l
line 0.75 0 0 0|482.15 263.97 m 504.25 263.97 l
line 0.5 0 0 0|504 276.22 m 504 263.6 l
line 0.5 0 0 0|482.4 276.22 m 482.4 263.6 l
line 0.75 0 0 0|503.75 263.97 m 576.25 263.97 l
line 0.75 0 0 0|35.75 263.97 m 101.05 263.97 l
line 0.75 0 0 0|100.55 263.97 m 137.05 263.97 l
line 0.75 0 0 0|136.55 263.97 m 482.65 263.97 l
line 0.5 0 0 0|482.15 227.97 m 504.25 227.97 l
line 0.5 0 0 0|504 264.22 m 504 227.72 l
line 0.5 0 0 0|482.4 264.22 m 482.4 227.72 l
line 0.5 0 0 0|503.75 227.97 m 576.25 227.97 l
line 0.5 0 0 0|482.15 191.97 m 504.25 191.97 l
line 0.5 0 0 0|504 228.22 m 504 191.72 l
line 0.5 0 0 0|482.4 228.22 m 482.4 191.72 l
line 0.5 0 0 0|503.75 191.97 m 576.25 191.97 l
line 0.5 0 0 0|482.15 173.97 m 504.25 173.97 l
line 0.5 0 0 0|504 192.22 m 504 173.72 l
line 0.5 0 0 0|482.4 192.22 m 482.4 173.72 l
line 0.5 0 0 0|503.75 173.97 m 576.25 173.97 l
line 0.75 0 0 0|35.75 149.97 m 93.85 149.97 l
line 0.5 0 0 0|93.6 150.34 m 93.6 125.72 l
line 0.75 0 0 0|93.35 149.97 m 576.25 149.97 l
line 0.5 0 0 0|564 129.47 m 572 129.47 l 572 137.47 l 564 137.47 l h
line 0.75 0 0 0|35.75 125.97 m 93.85 125.97 l
line 0.5 0 0 0|93.6 126.34 m 93.6 107.72 l
line 0.5 0 0 0|93.6 108.22 m 93.6 77.72 l
line 0.75 0 0 0|93.35 125.97 m 576.25 125.97 l
line 0.5 0 0 0|100.55 89.97 m 446.65 89.97 l
line 0.5 0 0 0|460.55 89.97 m 576.25 89.97 l
line 0.75 0 0 0|35.75 77.97 m 93.85 77.97 l
line 0.75 0 0 0|93.35 77.97 m 389.05 77.97 l
line 0.5 0 0 0|93.6 78.34 m 93.6 35.72 l
line 0.75 0 0 0|388.55 77.97 m 468.25 77.97 l
line 0.5 0 0 0|388.8 78.34 m 388.8 35.72 l
line 0.75 0 0 0|467.75 77.97 m 576.25 77.97 l
line 0.5 0 0 0|468 78.34 m 468 35.72 l
line 1 0 0 0|35.75 35.97 m 288.25 35.97 l
line 1 0 0 0|287.75 35.97 m 461.05 35.97 l
line 1 0 0 0|460.55 35.97 m 576.25 35.97 l
<P
<Sect
<Sect
<Sect
<Sect
<H1
text regular 7 36 738.83 16.5|Form 
text bold 24 56.23 738.83 39.98|W-4
>
<P
text bold 20 510.4 719.69 52|2026
>
>
<H1
text bold 14 195.68 746.21 220.64|Employee’s Withholding Certificate
>
<P
text regular 6.31 36 719.63 77.31|Department of the Treasury
text regular 6.31 36 711.83 69.94|Internal Revenue Service
>
>
<P
text bold 7.6 121.73 733.99 368.54|Complete Form W-4 so that your employer can withhold the correct federal income tax from your pay.
text bold 8 243.19 722.99 125.62|Give Form W-4 to your employer.
text bold 8 213.86 711.99 184.28|Your withholding is subject to review by the IRS.
>
>
<P
text regular 7 503.91 747.91 64.98|OMB No. 1545-0074
>
>
<Sect
<H2
text bold 10 36 695.66 32.98|Step 1:
>
<H2
text bold 9.7 36 680.83 24.79|Enter
text bold 9.7 36 669.33 40.77|Personal
text bold 9.7 36 657.83 53.5|Information
>
>
<Sect
<P
text bold 7 97.6 700.97 9|(a) 
text regular 7 111.6 700.97 87.79|First name and middle initial
<Form
box 0
>
>
<P
text regular 7 277.6 700.97 32.68|Last name
<Form
box 1
>
>
<P
text regular 7 97.6 676.97 25.93|Address
<Form
box 2
>
>
<P
text regular 7 97.6 652.97 103.19|City or town, state, and ZIP code
<Form
box 3
>
>
>
<P
text bold 7 479.2 700.97 9.25|(b) 
text bold 7 493.46 700.97 76.59|Social security number
<Form
box 4
>
>
<P
text bold 7 479.2 676.47 89.96|Does your name match the
text bold 7 479.2 668.97 95.78|name on your social security
text bold 7 479.2 661.48 19.21|card? 
text regular 7 500.07 661.48 74.42|If not, to ensure you get
text regular 7 479.2 653.98 74.41|credit for your earnings,
text regular 7 479.2 646.48 93.37|contact SSA at 800-772-1213
text regular 7 479.2 638.99 24.78|or go to 
text italic 7 505.65 638.99 41.6|www.ssa.gov
text regular 7 547.25 638.99 1.95|.
>
<P
text bold 7 96.6 626.85 8.16|(c)
>
<P
<Form
box 5
>
text bold 7 126 626.97 20.88|Single 
text regular 7 148.55 626.97 6.63|or 
text bold 7 156.84 626.97 80.72|Married filing separately
>
<P
<Form
box 6
>
text bold 7 126 614.97 66.34|Married filing jointly 
text regular 7 194.01 614.97 6.63|or 
text bold 7 202.31 614.97 91.51|Qualifying surviving spouse
>
<P
<Form
box 7
>
text bold 6.84 126.05 603.47 61.73|Head of household 
text regular 6.84 189.41 603.47 386.82|(Check only if you’re unmarried and pay more than half the costs of keeping up a home for yourself and a qualifying individual.)
>
<P
text bold 7 96.6 591.37 28.28|Caution: 
text regular 7 126.55 591.37 442.48|To claim certain credits or deductions on your tax return, you (and/or your spouse if married filing jointly) are required to have a social security
text regular 7 96.6 582.97 198.52|number valid for employment. See page 2 for more information.
>
<P
text bold 9 36 566.86 16.94|TIP: 
text regular 9 55.16 566.86 126.31|Consider using the estimator at 
text italic 9 183.69 566.86 82.77|www.irs.gov/W4App 
text regular 9 268.69 566.86 293.22|to determine the most accurate withholding for the rest of the year if you:
text regular 9 36 556.06 532.75|are completing this form after the beginning of the year; expect to work only part of the year; or have changes during the year in your
text regular 9 36 545.26 497.44|marital status, number of jobs for you (and/or your spouse if married filing jointly), dependents, other income (not from jobs),
text regular 9 36 534.46 530.6|deductions, or credits. Have your most recent pay stub(s) from this year available when using the estimator. At the beginning of next
text regular 9 36 523.66 232.7|year, use the estimator again to recheck your withholding.
text bold 9 36 508.87 310.45|Complete Steps 2–4 ONLY if they apply to you; otherwise, skip to Step 5. 
text regular 9 348.68 508.87 223.87|See page 2 for more information on each step, who can
text regular 9 36 498.07 273.51|claim exemption from withholding, and when to use the estimator at 
text italic 9 311.73 498.07 82.49|www.irs.gov/W4App
text regular 9 394.23 498.07 2.5|.
>
<Sect
<H2
text bold 10 36 479.66 32.98|Step 2:
>
<H2
text bold 10 36 464.83 64.04|Multiple Jobs
text bold 10 36 453.33 48.53|or Spouse
text bold 10 36 441.83 30.55|Works
>
>
<P
text regular 9 122.4 479.34 436.44|Complete this step if you (1) hold more than one job at a time, or (2) are married filing jointly and your spouse
text regular 9 122.4 468.54 388.23|also works. The correct amount of withholding depends on income earned from all of these jobs.
>
<P
text regular 9 122.4 453.54 11.78|Do 
text bold 9 136.4 453.54 36.61|only one 
text regular 9 175.24 453.54 63.99|of the following.
>
<P
text bold 9 122.4 440.34 10.49|(a)
>
<P
text regular 9 136.8 440.34 81.63|Use the estimator at 
text italic 9 220.65 440.34 82.77|www.irs.gov/W4App 
text regular 9 305.65 440.34 260.38|for the most accurate withholding for this step (and Steps 3–4). If
text regular 9 136.8 429.54 267.86|you or your spouse have self-employment income, use this option; 
text bold 9 406.88 429.54 9|or
>
<P
text bold 9 122.4 415.54 10.83|(b)
>
<P
text regular 9 136.8 415.54 333.85|Use the Multiple Jobs Worksheet on page 3 and enter the result in Step 4(c) below; 
text bold 9 472.87 415.54 9|or
>
<P
text bold 9 122.4 402.14 10.49|(c)
>
<P
text regular 9 136.8 402.14 419.76|If there are only two jobs total, you may check this box. Do the same on Form W-4 for the other job. This
text regular 9 136.8 391.34 433.41|option is generally more accurate than Step 2(b) if pay at the lower paying job is more than half of the pay at
text regular 9 136.8 380.54 241.88|the higher paying job. Otherwise, Step 2(b) is more accurate 
text regular 9 384 380.54 3.56|. 
text regular 9 396 380.54 3.56|. 
text regular 9 408 380.54 3.56|. 
text regular 9 419.99 380.54 3.56|. 
text regular 9 431.99 380.54 3.56|. 
text regular 9 443.99 380.54 3.56|. 
text regular 9 455.99 380.54 3.56|. 
text regular 9 467.98 380.54 3.56|. 
text regular 9 479.98 380.54 3.56|. 
text regular 9 491.98 380.54 3.56|. 
text regular 9 503.97 380.54 3.56|. 
text regular 9 515.97 380.54 3.56|. 
text regular 9 527.97 380.54 3.56|. 
text regular 9 539.96 380.54 3.56|. 
text regular 9 551.96 380.54 2.5|.
>
<Form
box 8
>
<P
text bold 9 36 365.37 272.11|Complete Steps 3–4(b) on Form W-4 for only ONE of these jobs. 
text regular 9 310.33 365.37 259.52|Leave those steps blank for the other jobs. (Your withholding will
text regular 9 36 354.57 367.77|be most accurate if you complete Steps 3–4(b) on the Form W-4 for the highest paying job.)
>
<Sect
<H2
text bold 10 36 335.66 32.98|Step 3:
>
<H2
text bold 10 36 320.83 27.37|Claim
text bold 10 36 309.33 52.23|Dependent
text bold 10 36 297.83 47.42|and Other
text bold 10 36 286.33 34.62|Credits
>
>
<Sect
<Sect
<P
text regular 9 122.4 338.34 259.15|If your total income will be $200,000 or less ($400,000 or less if
text regular 9 122.36 327.54 82.84|married filing jointly):
>
<P
text bold 9 122.36 313.84 10.49|(a)
>
<P
text regular 9 136.76 313.84 244.83|Multiply the number of qualifying children under age 17 by
text regular 9 136.78 303.04 34.76|$2,200 . 
text regular 9 179.98 303.04 3.56|. 
text regular 9 191.98 303.04 3.56|. 
text regular 9 203.98 303.04 3.56|. 
text regular 9 215.97 303.04 3.56|. 
text regular 9 227.97 303.04 3.56|. 
text regular 9 239.97 303.04 3.56|. 
text regular 9 251.96 303.04 3.56|. 
text regular 9 263.96 303.04 3.56|. 
text regular 9 275.96 303.04 3.56|. 
text regular 9 287.96 303.04 3.56|. 
text regular 9 299.95 303.04 3.56|. 
text regular 9 311.95 303.04 3.56|. 
text regular 9 323.95 303.04 3.56|. 
text regular 9 335.94 303.04 3.56|. 
text regular 9 347.94 303.04 3.56|. 
text regular 9 359.94 303.04 3.56|. 
text regular 9 371.93 303.04 2.5|.
>
>
<P
text bold 9 391.85 302.54 15.5|3(a)
>
<P
text regular 9 411.5 302.54 5|$
<Form
box 9
>
>
<P
text bold 9 122.4 290.54 10.83|(b)
>
<P
text regular 9 136.8 290.54 199.24|Multiply the number of other dependents by $500
text regular 9.09 348 290.54 3.57|. 
text regular 9.09 360 290.54 3.57|. 
text regular 9.09 372 290.54 2.53|.
>
<P
text bold 9 391.69 290.54 15.83|3(b)
>
<P
text regular 9 411.5 290.54 5|$
<Form
box 10
>
>
>
<P
text regular 9 122.4 277.84 352.84|Add the amounts from Steps 3(a) and 3(b), plus the amount for other credits. Enter the
text regular 9 122.44 267.04 38.7|total here 
text regular 9 168.04 267.04 3.56|. 
text regular 9 180.04 267.04 3.56|. 
text regular 9 192.03 267.04 3.56|. 
text regular 9 204.03 267.04 3.56|. 
text regular 9 216.03 267.04 3.56|. 
text regular 9 228.02 267.04 3.56|. 
text regular 9 240.02 267.04 3.56|. 
text regular 9 252.02 267.04 3.56|. 
text regular 9 264.02 267.04 3.56|. 
text regular 9 276.01 267.04 3.56|. 
text regular 9 288.01 267.04 3.56|. 
text regular 9 300.01 267.04 3.56|. 
text regular 9 312 267.04 3.56|. 
text regular 9 324 267.04 3.56|. 
text regular 9 336 267.04 3.56|. 
text regular 9 347.99 267.04 3.56|. 
text regular 9 359.99 267.04 3.56|. 
text regular 9 371.99 267.04 3.56|. 
text regular 9 383.99 267.04 3.56|. 
text regular 9 395.98 267.04 3.56|. 
text regular 9 407.98 267.04 3.56|. 
text regular 9 419.98 267.04 3.56|. 
text regular 9 431.97 267.04 3.56|. 
text regular 9 443.97 267.04 3.56|. 
text regular 9 455.97 267.04 3.56|. 
text regular 9 467.96 267.04 2.5|.
>
<P
text bold 9 490.7 266.54 5|3
>
<P
text regular 9 505.1 266.54 5|$
<Form
box 11
>
>
<Sect
<H2
text bold 10 36 251.83 32.98|Step 4:
>
<H2
text bold 10 36 236.83 26.86|Other
text bold 10 36 225.33 60.18|Adjustments
>
>
<P
text bold 9 122.4 252.64 10.49|(a)
>
<P
text bold 8.98 136.8 252.64 135.38|Other income (not from jobs). 
text regular 8.98 276.41 252.64 198.78|If you want tax withheld for other income you
text regular 8.98 136.79 241.84 338.39|expect this year that won’t have withholding, enter the amount of other income here.
text regular 8.98 136.79 231.04 239.75|This may include interest, dividends, and retirement income 
text regular 8.98 384 231.04 3.55|. 
text regular 8.98 396 231.04 3.55|. 
text regular 8.98 408 231.04 3.55|. 
text regular 8.98 420 231.04 3.55|. 
text regular 8.98 432.01 231.04 3.55|. 
text regular 8.98 444.01 231.04 3.55|. 
text regular 8.98 456.01 231.04 3.55|. 
text regular 8.98 468.02 231.04 2.5|.
>
<P
text bold 9 485.45 230.54 15.5|4(a)
>
<P
text regular 9 505.1 230.54 5|$
<Form
box 12
>
>
<P
text bold 9 122.4 216.14 10.83|(b)
>
<P
text bold 8.66 136.8 216.14 50.01|Deductions. 
text regular 8.66 190.2 216.14 284.99|Use the Deductions Worksheet on page 4 to determine the amount of
text regular 8.66 136.79 205.34 338.42|deductions you may claim, which will reduce your withholding. (If you skip this line,
text regular 8.66 136.81 194.54 308.63|your withholding will be based on the standard deduction.) Enter the result here 
text regular 8.66 456 194.54 3.52|. 
text regular 8.66 468 194.54 2.41|.
>
<P
text bold 9 485.29 194.54 15.83|4(b)
>
<P
text regular 9 505.1 194.54 5|$
<Form
box 13
>
>
<P
text bold 9 122.4 177.54 10.49|(c)
>
<P
text bold 8.87 136.8 177.54 76.59|Extra withholding. 
text regular 8.87 215.57 177.54 189.58|Enter any additional tax you want withheld each 
text bold 8.87 407.34 177.54 45.09|pay period 
text regular 9 456 177.54 3.56|. 
text regular 9 468 177.54 2.5|.
>
<P
text bold 9 485.45 177.04 15.5|4(c)
>
<P
text regular 9 505.1 176.54 5|$
<Form
box 14
>
>
<H2
text regular 9 36 140.54 42.46|Exempt from
text regular 9 36 130.54 38.5|withholding
>
<P
text regular 9 100.8 140.04 285.14|I claim exemption from withholding for 2026, and I certify that I meet 
text bold 9 388.94 140.04 19.88|both 
text regular 9 411.8 140.04 143.17|of the conditions for exemption for
text regular 9 100.77 130.3 40.8|2026. See 
text italic 9 143.79 130.3 112.79|Exemption from withholding 
text regular 9 258.8 130.3 285.09|on page 2. I understand I will need to submit a new Form W-4 for 2027 
text regular 9 551.97 130.3 2.5|.
>
<Form
box 15
>
<Sect
<H2
text bold 10 36 113.66 32.98|Step 5:
>
<H2
text bold 10 36 98.83 21.11|Sign
text bold 10 36 87.33 22.78|Here
>
>
<P
text regular 8 97.6 116.26 451.04|Under penalties of perjury, I declare that this certificate, to the best of my knowledge and belief, is true, correct, and complete.
>
<P
text bold 8 102.8 81.69 82.48|Employee’s signature 
text regular 8 187.22 81.69 144.47|(This form is not valid unless you sign it.)
>
<P
text bold 8 462.8 81.76 17.93|Date
>
<H2
text bold 10 36 65.83 50.53|Employers
text bold 10 36 54.33 21.48|Only
>
<P
text regular 8 97.6 68.26 108.78|Employer’s name and address
<Form
box 16
>
>
<P
text regular 8 394.8 68.26 42.82|First date of
text regular 8 394.8 59.26 44.32|employment
<Form
box 17
>
>
<P
text regular 8 474 68.26 81.64|Employer identification
text regular 8 474 59.26 46.53|number (EIN)
<Form
box 18
>
>
<P
text bold 8 36 26.26 249.94|For Privacy Act and Paperwork Reduction Act Notice, see page 4.
>
<P
text regular 7 348.07 26.47 52.65|Cat. No. 10220Q
>
<P
text regular 7 464.48 26.33 16.53|Form 
text bold 10 482.76 26.33 19.35|W-4 
text regular 7 503.78 26.33 72.23|(2026) Created 12/8/25
>
>
page
line 1 0 0 0|35.75 743.97 m 540.25 743.97 l
line 1 0 0 0|539.75 743.97 m 576.25 743.97 l
fill 0 0 0|316.8 470.47 m 340.8 470.47 l 340.8 494.47 l 316.8 494.47 l h
<Sect
<Sect
<P
text regular 7 36 748.41 52.52|Form W-4 (2026)
>
<P
text regular 7 552.42 747.83 16.27|Page 
text bold 10 570.44 747.83 5.56|2
>
>
<Sect
<H2
text bold 14 36 723.97 135.56|General Instructions
>
<P
text regular 9 36 708.54 238.86|Section references are to the Internal Revenue Code unless
text regular 9 36 698.8 67.17|otherwise noted.
>
<H3
text bold 12 36 680.9 122.68|Future Developments
>
<P
text regular 9 36 667.04 249.89|For the latest information about developments related to Form
text regular 9 36 657.3 245.21|W-4, such as legislation enacted after it was published, go to
text italic 9 36 647.55 86.81|www.irs.gov/FormW4
text regular 9 122.81 647.55 2.5|.
>
<H3
text bold 12 36 629.65 95.77|Purpose of Form
>
<P
text regular 9 36 615.79 241.23|Complete Form W-4 so that your employer can withhold the
text regular 9 36 606.05 256.19|correct federal income tax from your pay. If too little is withheld,
text regular 9 36 596.3 256.5|you will generally owe tax when you file your tax return and may
text regular 9 36 586.55 256.02|owe a penalty. If too much is withheld, you will generally be due
text regular 9 36 576.81 238.21|a refund. Complete a new Form W-4 when changes to your
text regular 9 36 567.06 249.2|personal or financial situation would change the entries on the
text regular 9 36 557.31 250.89|form. For more information on withholding and when you must
text regular 9 36 547.56 242.06|furnish a new Form W-4, see Pub. 505, Tax Withholding and
text regular 9 36 537.82 60.01|Estimated Tax.
>
<P
text bold 9 36 524.07 123.71|Exemption from withholding. 
text regular 9 161.94 524.07 125.21|You may claim exemption from
text regular 9 36 514.32 214.03|withholding for 2026 if you meet both of the following
text regular 9 36 504.57 231|conditions: you had no federal income tax liability in 2025 
text bold 9 269.23 504.57 16|and
text regular 9 36 494.82 249.22|you expect to have no federal income tax liability in 2026. You
text regular 9 36 485.08 253.88|had no federal income tax liability in 2025 if (1) your total tax on
text regular 9 36 475.33 256.73|line 24 on your 2025 Form 1040 or 1040-SR is zero (or less than
text regular 9 36 465.58 225.91|the sum of lines 27a, 28, 29, and 30), or (2) you were not
text regular 9 36 455.84 240.69|required to file a return because your income was below the
text regular 9 36 446.09 222.85|filing threshold for your correct filing status. If you claim
text regular 9 36 436.34 236.03|exemption, you will have no income tax withheld from your
text regular 9 36 426.6 251.37|paycheck and may owe taxes and penalties when you file your
text regular 9 36 416.85 244.55|2026 tax return. To claim exemption from withholding, certify
text regular 9 36 407.1 254.75|that you meet both of the conditions by checking the box in the
text italic 9 36 397.35 100.62|Exempt from withholding 
text regular 9 138.84 397.35 142.04|section. Then, complete Steps 1(a),
text regular 9 36 387.61 248.73|1(b), and 5. Do not complete any other steps. You will need to
text regular 9 36 377.86 187.24|submit a new Form W-4 by February 16, 2027.
>
<P
text bold 9 36 364.11 56.63|Your privacy. 
text regular 9 94.85 364.11 193.53|Steps 2(c) and 4(a) ask for information regarding
text regular 9 36 354.36 258.55|income you received from sources other than the job associated
text regular 9 36 344.61 239.2|with this Form W-4. If you have concerns with providing the
text regular 9 36 334.87 255.06|information asked for in Step 2(c), you may choose Step 2(b) as
text regular 9 36 325.12 216.36|an alternative; if you have concerns with providing the
text regular 9 36 315.37 249.56|information asked for in Step 4(a), you may enter an additional
text regular 9 36 305.63 239.05|amount you want withheld per pay period in Step 4(c) as an
text regular 9 36 295.88 44|alternative.
>
<P
text bold 9 36 282.13 115.78|When to use the estimator. 
text regular 9 154 282.13 126.03|Consider using the estimator at
text italic 9 36 272.38 82.77|www.irs.gov/W4App 
text regular 9 121 272.38 24.34|if you:
>
<Sect
<P
text regular 9 36 258.63 231.89|1. Are submitting this form after the beginning of the year;
>
<P
text regular 9 36 244.88 156.01|2. Expect to work only part of the year;
>
<P
text regular 9 36 231.12 252.41|3. Have changes during the year in your marital status, number
text regular 9 36 221.38 244.18|of jobs for you (and/or your spouse if married filing jointly), or
text regular 9 36 211.63 229.07|number of dependents, or changes in your deductions or
text regular 9 36 201.88 29.84|credits;
>
<P
text regular 9 36 188.13 253.87|4. Receive dividends, capital gains, social security, bonuses, or
text regular 9 36 178.38 253.55|business income, or are subject to the Additional Medicare Tax
text regular 9 36 168.64 134.36|or Net Investment Income Tax; or
>
<P
text regular 9 36 154.89 220.87|5. Prefer the most accurate withholding for multiple job
text regular 9 36 145.14 41.18|situations.
>
>
<P
text bold 9 36 131.39 16.94|TIP: 
text regular 9 55.16 131.39 233.04|Have your most recent pay stub(s) from this year available
text regular 9 36 121.64 254.88|when using the estimator to account for federal income tax that
text regular 9 36 111.89 242.54|has already been withheld this year. At the beginning of next
text regular 9 36 102.14 232.7|year, use the estimator again to recheck your withholding.
>
<P
text bold 9 36 88.39 75.91|Self-employment. 
text regular 9 114.13 88.39 162.68|Generally, you will owe both income and
text regular 9 36 78.65 240.08|self-employment taxes on any self-employment income you
text regular 9 36 68.9 255.52|receive separate from the wages you receive as an employee. If
text regular 9 36 59.15 236.7|you want to pay these taxes through withholding from your
text regular 9 36 49.4 111.29|wages, use the estimator at 
text italic 9 149.52 49.4 82.77|www.irs.gov/W4App 
text regular 9 234.51 49.4 48.34|to figure the
text regular 9 36 39.66 101.53|amount to have withheld.
>
>
<Sect
<P
text bold 9 316.8 727.65 78.09|Nonresident alien. 
text regular 9 397.12 727.65 158.85|If you’re a nonresident alien, see Notice
text regular 9 316.8 717.91 237.74|1392, Supplemental Form W-4 Instructions for Nonresident
text regular 9 316.8 708.16 142.7|Aliens, before completing this form.
>
<H2
text bold 14 316.8 686.72 137.1|Specific Instructions
>
<P
text bold 9.5 316.8 670.94 42.69|Step 1(c). 
text regular 9.5 361.85 670.94 188.43|Check your anticipated filing status. This will
text regular 9.5 316.8 660.69 236.69|determine the standard deduction and tax rates used to
text regular 9.5 316.8 650.44 113.15|compute your withholding.
>
<P
text bold 9 316.8 636.54 29.96|Step 2. 
text regular 9 348.98 636.54 212.06|Use this step if you (1) have more than one job at the
text regular 9 316.8 626.8 235.39|same time, or (2) are married filing jointly and you and your
text regular 9 316.8 617.05 246.56|spouse both work. Submit a separate Form W-4 for each job.
>
<P
text regular 9 326.3 603.3 27.46|Option 
text bold 9 355.99 603.3 10.77|(a) 
text regular 9 368.98 603.3 196.2|most accurately calculates the additional tax you
text regular 9 316.8 593.55 142.46|need to have withheld, while option 
text bold 9 461.48 593.55 11.11|(b) 
text regular 9 474.81 593.55 95.83|does so with a little less
text regular 9 316.8 583.8 39.17|accuracy.
>
<P
text regular 9 326.3 570.05 248.87|Instead, if you (and your spouse) have a total of only two jobs,
text regular 9 316.8 560.3 131.49|you may check the box in option 
text bold 9 450.51 560.3 10.49|(c)
text regular 9 461.01 560.3 91.86|. The box must also be
text regular 9 316.8 550.56 223.72|checked on the Form W-4 for the other job. If the box is
text regular 9 316.8 540.81 255.56|checked, the standard deduction and tax brackets will be cut in
text regular 9 316.8 531.06 258.86|half for each job to calculate withholding. This option is accurate
text regular 9 316.8 521.32 243.18|for jobs with similar pay; otherwise, more tax than necessary
text regular 9 316.8 511.57 248.2|may be withheld, and this extra amount of tax withheld will be
text regular 9 316.8 501.82 253.85|larger the greater the difference in pay is between the two jobs.
>
<Sect
<Sect
<P
text regular 25.2 317.56 477.61 22.48|▲
>
<P
text bold 14.5 326.48 478.77 4.64|!
>
<P
text bold 4.5 318.01 472.51 21.58|CAUTION
>
>
<P
text bold 9 346.8 488.04 57.77|Multiple jobs. 
text italic 9 406.79 488.04 155.2|Complete Steps 3 through 4(b) on only
text italic 9 346.8 478.3 222.53|one Form W-4. Withholding will be most accurate if you
text italic 9 346.8 468.55 204.54|do this on the Form W-4 for the highest paying job.
>
>
<P
text bold 9 316.8 454.8 29.96|Step 3. 
text regular 9 348.99 454.8 201.71|This step provides instructions for determining the
text regular 9 316.8 445.05 258.98|amount of the child tax credit and the credit for other dependents
text regular 9 316.81 435.3 250.55|that you may be able to claim when you file your tax return. To
text regular 9 316.81 425.56 258.57|qualify for the child tax credit, the child must be under age 17 as
text regular 9 316.81 415.81 246.73|of December 31, must be your dependent who generally lives
text regular 9 316.81 406.06 257.73|with you for more than half the year, and must have the required
text regular 9 316.81 396.31 256.54|social security number. You (and/or your spouse if married filing
text regular 9 316.81 386.57 248.56|jointly) must have the required social security number to claim
text regular 9 316.81 376.82 233.54|certain credits. You may be able to claim a credit for other
text regular 9 316.81 367.07 251.06|dependents for whom a child tax credit can’t be claimed, such
text regular 9 316.81 357.33 253.85|as an older child or a qualifying relative. For additional eligibility
text regular 9 316.81 347.58 234.74|requirements for these credits, see Pub. 501, Dependents,
text regular 9 316.81 337.83 230.22|Standard Deduction, and Filing Information. You can also
text regular 9 316.81 328.09 29.29|include 
text bold 9 348.32 328.09 70.78|other tax credits 
text regular 9 421.32 328.09 148.84|for which you are eligible in this step,
text regular 9 316.81 318.34 252.05|such as the foreign tax credit and the education tax credits. To
text regular 9 316.81 308.59 258.99|do so, add an estimate of the amount for the year to your credits
text regular 9 316.81 298.84 250.25|for dependents and enter the total amount in Step 3. Including
text regular 9 316.81 289.1 258.98|these credits will increase your paycheck and reduce the amount
text regular 9 316.81 279.35 240.03|of any refund you may receive when you file your tax return.
>
<P
text bold 9 316.81 265.6 29.68|Step 4.
>
<P
text bold 9 326.32 251.85 40.61|Step 4(a). 
text regular 9 369.15 251.85 198.88|Enter in this step the total of your other estimated
text regular 9 316.81 242.1 249.57|income for the year, if any. You shouldn’t include income from
text regular 9 316.81 232.35 239.56|any jobs or self-employment. If you complete Step 4(a), you
text regular 9 316.81 222.61 231.89|likely won’t have to make estimated tax payments for that
text regular 9 316.81 212.86 257.55|income. If you prefer to pay estimated tax rather than having tax
text regular 9 316.81 203.11 227.05|on other income withheld from your paycheck, see Form
text regular 9 316.81 193.36 158.54|1040-ES, Estimated Tax for Individuals.
>
<P
text bold 9 326.32 179.61 40.94|Step 4(b). 
text regular 9 369.48 179.61 200.24|Enter in this step the amount from the Deductions
text regular 9 316.81 169.87 256.4|Worksheet, line 15, if you expect to claim deductions other than
text regular 9 316.81 160.12 253.74|the basic standard deduction on your 2026 tax return and want
text regular 9 316.81 150.37 240.54|to reduce your withholding to account for these deductions.
text regular 9 316.81 140.62 245.57|This includes both itemized deductions and other deductions
text regular 9 316.81 130.88 217.89|such as for qualified tips, overtime compensation, and
text regular 9 316.81 121.13 255.55|passenger vehicle loan interest; student loan interest; IRAs; and
text regular 9 316.81 111.38 245.7|seniors. You (and/or your spouse if married filing jointly) must
text regular 9 316.81 101.64 227.55|have the required social security number to claim certain
text regular 9 316.81 91.89 257.89|deductions. For additional eligibility requirements, see Pub. 501.
>
<P
text bold 9 326.32 78.14 40.45|Step 4(c). 
text regular 9 368.99 78.14 180.2|Enter in this step any additional tax you want
text regular 9 316.81 68.39 92.46|withheld from your pay 
text bold 9 411.49 68.39 68.66|each pay period
text regular 9 480.15 68.39 95.71|, including any amounts
text regular 9 316.81 58.64 245.92|from the Multiple Jobs Worksheet, line 4. Entering an amount
text regular 9 316.81 48.9 239.34|here will reduce your paycheck and will either increase your
text regular 9 316.81 39.15 251.7|refund or reduce any amount of tax that you owe when you file
text regular 9 316.81 29.4 61.17|your tax return.
>
>
>
page
line 1 0 0 0|35.75 743.97 m 540.25 743.97 l
line 1 0 0 0|539.75 743.97 m 576.25 743.97 l
line 0.5 0 0 0|35.75 719.97 m 576.25 719.97 l
line 0.5 0 0 0|503.75 587.97 m 576.25 587.97 l
line 0.5 0 0 0|503.75 497.97 m 576.25 497.97 l
line 0.5 0 0 0|503.75 437.97 m 576.25 437.97 l
line 0.5 0 0 0|503.75 413.97 m 576.25 413.97 l
line 0.5 0 0 0|503.75 377.97 m 576.25 377.97 l
line 0.5 0 0 0|503.75 329.97 m 576.25 329.97 l
line 1 0 0 0|576 317.97 m 36 317.97 l
<P
<Sect
<P
text regular 7 36 748.41 52.52|Form W-4 (2026)
>
<P
text regular 7 552.42 747.83 16.27|Page 
text bold 10 570.44 747.83 5.56|3
>
>
<H2
text bold 10 165.46 728.74 171.09|Step 2(b)—Multiple Jobs Worksheet 
text italic 10 341.55 728.74 104.99|(Keep for your records.)
>
<P
text regular 9 36 702.14 508.52|If you choose the option in Step 2(b) on Form W-4, complete this worksheet (which calculates the total extra tax for all jobs) on 
text bold 9 546.73 702.14 17.83|only
text bold 9 36 691.34 19.78|ONE 
text regular 9 58.01 691.34 516.62|Form W-4. Withholding will be most accurate if you complete the worksheet and enter the result on the Form W-4 for the highest
text regular 9 36 680.54 491.78|paying job. To be accurate, submit a new Form W-4 for all other jobs if you have not updated your withholding since 2019.
>
<P
text bold 9 36 661.34 23.28|Note: 
text regular 9 61.51 661.34 496.97|If more than one job has annual wages of more than $120,000 or there are more than three jobs, see Pub. 505 for additional
text regular 9 36 650.54 232.32|tables; or, you can use the online withholding estimator at 
text italic 9 270.55 650.54 82.49|www.irs.gov/W4App
text regular 9 353.04 650.54 2.5|.
>
<P
text bold 9 45.4 622.95 5|1
>
<P
text bold 9 64.8 622.95 42.01|Two jobs. 
text regular 9 109.09 622.95 366.13|If you have two jobs or you’re married filing jointly and you and your spouse each have one
text regular 9 64.82 612.15 410.39|job, find the amount from the appropriate table on page 5. Using the “Higher Paying Job” row and the
text regular 9 64.81 601.35 410.34|“Lower Paying Job” column, find the value at the intersection of the two household salaries and enter
text regular 9 64.75 590.55 103.48|that value on line 1. Then, 
text bold 9 170.45 590.55 18.1|skip 
text regular 9 190.77 590.55 40.73|to line 3 . 
text regular 9 239.94 590.55 3.56|. 
text regular 9 251.94 590.55 3.56|. 
text regular 9 263.93 590.55 3.56|. 
text regular 9 275.93 590.55 3.56|. 
text regular 9 287.93 590.55 3.56|. 
text regular 9 299.93 590.55 3.56|. 
text regular 9 311.92 590.55 3.56|. 
text regular 9 323.92 590.55 3.56|. 
text regular 9 335.92 590.55 3.56|. 
text regular 9 347.91 590.55 3.56|. 
text regular 9 359.91 590.55 3.56|. 
text regular 9 371.91 590.55 3.56|. 
text regular 9 383.9 590.55 3.56|. 
text regular 9 395.9 590.55 3.56|. 
text regular 9 407.9 590.55 3.56|. 
text regular 9 419.9 590.55 3.56|. 
text regular 9 431.89 590.55 3.56|. 
text regular 9 443.89 590.55 3.56|. 
text regular 9 455.89 590.55 3.56|. 
text regular 9 467.88 590.55 2.5|.
>
<P
text bold 9 490.58 590.55 5|1
>
<P
text regular 9 505.1 590.54 5|$
<Form
box 19
>
>
<P
text bold 9 45.4 565.34 5|2
>
<P
text bold 9 64.8 565.34 49.02|Three jobs. 
text regular 9 116.64 565.34 358.6|If you and/or your spouse have three jobs at the same time, complete lines 2a, 2b, and
text regular 9 64.84 554.54 140.52|2c below. Otherwise, skip to line 3.
>
<P
text bold 9 64.84 532.94 5.17|a
>
<P
text regular 9 79.24 532.94 395.96|Find the amount from the appropriate table on page 5 using the annual wages from the highest
text regular 9 79.2 522.14 396.04|paying job in the “Higher Paying Job” row and the annual wages for your next highest paying job
text regular 9 79.24 511.34 395.97|in the “Lower Paying Job” column. Find the value at the intersection of the two household salaries
text regular 9 79.21 500.54 128.36|and enter that value on line 2a . 
text regular 9 216.01 500.54 3.56|. 
text regular 9 228.01 500.54 3.56|. 
text regular 9 240 500.54 3.56|. 
text regular 9 252 500.54 3.56|. 
text regular 9 264 500.54 3.56|. 
text regular 9 275.99 500.54 3.56|. 
text regular 9 287.99 500.54 3.56|. 
text regular 9 299.99 500.54 3.56|. 
text regular 9 311.99 500.54 3.56|. 
text regular 9 323.98 500.54 3.56|. 
text regular 9 335.98 500.54 3.56|. 
text regular 9 347.98 500.54 3.56|. 
text regular 9 359.97 500.54 3.56|. 
text regular 9 371.97 500.54 3.56|. 
text regular 9 383.97 500.54 3.56|. 
text regular 9 395.96 500.54 3.56|. 
text regular 9 407.96 500.54 3.56|. 
text regular 9 419.96 500.54 3.56|. 
text regular 9 431.96 500.54 3.56|. 
text regular 9 443.95 500.54 3.56|. 
text regular 9 455.95 500.54 3.56|. 
text regular 9 467.95 500.54 2.5|.
>
<P
text bold 9 488.06 500.54 10.17|2a
>
<P
text regular 9 505.1 500.54 5|$
<Form
box 20
>
>
<P
text bold 9 64.8 472.94 5.5|b
>
<P
text regular 8.91 79.2 472.94 396.02|Add the annual wages of the two highest paying jobs from line 2a together and use the total as the
text regular 8.91 79.23 462.14 395.94|wages in the “Higher Paying Job” row and use the annual wages for your third job in the “Lower
text regular 8.91 79.17 451.34 395.98|Paying Job” column to find the amount from the appropriate table on page 5 and enter this amount
text regular 8.91 79.15 440.54 40.51|on line 2b 
text regular 8.91 131.95 440.54 3.55|. 
text regular 8.91 143.95 440.54 3.55|. 
text regular 8.91 155.95 440.54 3.55|. 
text regular 8.91 167.95 440.54 3.55|. 
text regular 8.91 179.95 440.54 3.55|. 
text regular 8.91 191.96 440.54 3.55|. 
text regular 8.91 203.96 440.54 3.55|. 
text regular 8.91 215.96 440.54 3.55|. 
text regular 8.91 227.96 440.54 3.55|. 
text regular 8.91 239.96 440.54 3.55|. 
text regular 8.91 251.96 440.54 3.55|. 
text regular 8.91 263.97 440.54 3.55|. 
text regular 8.91 275.97 440.54 3.55|. 
text regular 8.91 287.97 440.54 3.55|. 
text regular 8.91 299.97 440.54 3.55|. 
text regular 8.91 311.97 440.54 3.55|. 
text regular 8.91 323.98 440.54 3.55|. 
text regular 8.91 335.98 440.54 3.55|. 
text regular 8.91 347.98 440.54 3.55|. 
text regular 8.91 359.98 440.54 3.55|. 
text regular 8.91 371.98 440.54 3.55|. 
text regular 8.91 383.98 440.54 3.55|. 
text regular 8.91 395.99 440.54 3.55|. 
text regular 8.91 407.99 440.54 3.55|. 
text regular 8.91 419.99 440.54 3.55|. 
text regular 8.91 431.99 440.54 3.55|. 
text regular 8.91 443.99 440.54 3.55|. 
text regular 8.91 455.99 440.54 3.55|. 
text regular 8.91 468 440.54 2.48|.
>
<P
text bold 9 487.95 440.54 10.5|2b
>
<P
text regular 9 505.1 440.54 5|$
<Form
box 21
>
>
<P
text bold 9 64.8 416.54 5.17|c
>
<P
text regular 9 79.2 416.54 284.36|Add the amounts from lines 2a and 2b and enter the result on line 2c . 
text regular 9 372 416.54 3.56|. 
text regular 9 383.99 416.54 3.56|. 
text regular 9 395.99 416.54 3.56|. 
text regular 9 407.99 416.54 3.56|. 
text regular 9 419.99 416.54 3.56|. 
text regular 9 431.98 416.54 3.56|. 
text regular 9 443.98 416.54 3.56|. 
text regular 9 455.98 416.54 3.56|. 
text regular 9 467.97 416.54 2.5|.
>
<P
text bold 9 488.09 416.54 10.17|2c
>
<P
text regular 9 505.1 416.54 5|$
<Form
box 22
>
>
<P
text bold 9 45.4 391.34 5|3
>
<P
text regular 9 64.8 391.34 410.46|Enter the number of pay periods per year for the highest paying job. For example, if that job pays
text regular 9 64.86 380.54 346.05|weekly, enter 52; if it pays every other week, enter 26; if it pays monthly, enter 12, etc. 
text regular 9 420.07 380.54 3.56|. 
text regular 9 432.06 380.54 3.56|. 
text regular 9 444.06 380.54 3.56|. 
text regular 9 456.06 380.54 3.56|. 
text regular 9 468.05 380.54 2.5|.
>
<P
text bold 9 490.75 380.54 5|3
>
<Form
box 23
>
<P
text bold 9 45.4 354.14 5|4
>
<P
text bold 9 64.8 354.14 27.1|Divide 
text regular 9 95.45 354.14 379.67|the annual amount on line 1 or line 2c by the number of pay periods on line 3. Enter this
text regular 9 64.73 343.34 83.77|amount here and in 
text bold 9 152.33 343.34 39.96|Step 4(c) 
text regular 9 196.13 343.34 278.96|of Form W-4 for the highest paying job (plus any other additional
text regular 9 64.68 332.54 109.11|amount you want withheld) 
text regular 9 179.88 332.54 3.56|. 
text regular 9 191.88 332.54 3.56|. 
text regular 9 203.88 332.54 3.56|. 
text regular 9 215.87 332.54 3.56|. 
text regular 9 227.87 332.54 3.56|. 
text regular 9 239.87 332.54 3.56|. 
text regular 9 251.87 332.54 3.56|. 
text regular 9 263.86 332.54 3.56|. 
text regular 9 275.86 332.54 3.56|. 
text regular 9 287.86 332.54 3.56|. 
text regular 9 299.85 332.54 3.56|. 
text regular 9 311.85 332.54 3.56|. 
text regular 9 323.85 332.54 3.56|. 
text regular 9 335.84 332.54 3.56|. 
text regular 9 347.84 332.54 3.56|. 
text regular 9 359.84 332.54 3.56|. 
text regular 9 371.84 332.54 3.56|. 
text regular 9 383.83 332.54 3.56|. 
text regular 9 395.83 332.54 3.56|. 
text regular 9 407.83 332.54 3.56|. 
text regular 9 419.82 332.54 3.56|. 
text regular 9 431.82 332.54 3.56|. 
text regular 9 443.82 332.54 3.56|. 
text regular 9 455.81 332.54 3.56|. 
text regular 9 467.81 332.54 2.5|.
>
<P
text bold 9 490.51 333.05 5|4
>
<P
text regular 9 505.1 332.54 5|$
<Form
box 24
>
>
>
page
line 1 0 0 0|35.75 743.97 m 540.25 743.97 l
line 1 0 0 0|539.75 743.97 m 576.25 743.97 l
line 0.5 0 0 0|35.75 719.97 m 576.25 719.97 l
line 0.5 0 0 0|503.75 659.97 m 576.25 659.97 l
line 0.5 0 0 0|503.75 623.97 m 576.25 623.97 l
line 0.5 0 0 0|503.75 599.97 m 576.25 599.97 l
line 0.5 0 0 0|503.75 587.97 m 576.25 587.97 l
line 0.5 0 0 0|503.75 563.97 m 576.25 563.97 l
line 0.5 0 0 0|503.75 539.97 m 576.25 539.97 l
line 0.5 0 0 0|503.75 527.97 m 576.25 527.97 l
line 0.5 0 0 0|503.75 491.97 m 576.25 491.97 l
line 0.5 0 0 0|503.75 455.97 m 576.25 455.97 l
line 0.5 0 0 0|503.75 431.97 m 576.25 431.97 l
line 0.5 0 0 0|503.75 395.97 m 576.25 395.97 l
line 0.5 0 0 0|503.75 383.97 m 576.25 383.97 l
line 0.5 0 0 0|503.75 371.97 m 576.25 371.97 l
line 0.5 0 0 0|503.75 359.97 m 576.25 359.97 l
line 0.5 0 0 0|503.75 335.97 m 576.25 335.97 l
line 0.5 0 0 0|503.75 323.97 m 576.25 323.97 l
line 0.5 0 0 0|503.75 299.97 m 576.25 299.97 l
line 0.5 0 0 0|503.75 263.97 m 576.25 263.97 l
line 0.5 0 0 0|503.75 227.97 m 576.25 227.97 l
line 0.5 0 0 0|503.75 191.97 m 576.25 191.97 l
line 0.5 0 0 0|503.75 179.97 m 576.25 179.97 l
line 0.5 0 0 0|503.75 155.97 m 576.25 155.97 l
line 0.5 0 0 0|503.75 143.97 m 576.25 143.97 l
line 1 0 0 0|576 137.97 m 36 137.97 l
<Sect
<Sect
<P
text regular 7 36 748.41 52.52|Form W-4 (2026)
>
<P
text regular 7 552.42 747.83 16.27|Page 
text bold 10 570.44 747.83 5.56|4
>
>
<H2
text bold 10 170.26 728.74 161.49|Step 4(b)—Deductions Worksheet 
text italic 10 336.75 728.74 104.99|(Keep for your records.)
>
<P
text regular 9 36 709.84 531.62|See the Instructions for Schedule 1-A (Form 1040) for more information about whether you qualify for the deductions on lines 1a, 1b,
text regular 9 36 699.04 60.2|1c, 3a, and 3b.
>
<P
text bold 9 45.4 686.54 5|1
>
<P
text regular 9 64.8 686.54 361.91|Deductions for qualified tips, overtime compensation, and passenger vehicle loan interest.
>
<P
text bold 9 64.8 673.34 5.17|a
>
<P
text bold 9 79.2 673.34 60.11|Qualified tips. 
text regular 9 142.23 673.34 332.94|If your total income is less than $150,000 ($300,000 if married filing jointly), enter
text regular 9 79.16 662.54 190.07|an estimate of your qualified tips up to $25,000 
text regular 9 275.97 662.54 3.56|. 
text regular 9 287.96 662.54 3.56|. 
text regular 9 299.96 662.54 3.56|. 
text regular 9 311.96 662.54 3.56|. 
text regular 9 323.96 662.54 3.56|. 
text regular 9 335.95 662.54 3.56|. 
text regular 9 347.95 662.54 3.56|. 
text regular 9 359.95 662.54 3.56|. 
text regular 9 371.94 662.54 3.56|. 
text regular 9 383.94 662.54 3.56|. 
text regular 9 395.94 662.54 3.56|. 
text regular 9 407.93 662.54 3.56|. 
text regular 9 419.93 662.54 3.56|. 
text regular 9 431.93 662.54 3.56|. 
text regular 9 443.93 662.54 3.56|. 
text regular 9 455.92 662.54 3.56|. 
text regular 9 467.92 662.54 2.5|.
>
<P
text bold 9 488.03 662.54 10.17|1a
>
<P
text regular 9 505.1 662.54 5|$
<Form
box 25
>
>
<P
text bold 9 64.8 649.14 5.5|b
>
<P
text bold 9 79.2 649.14 144.96|Qualified overtime compensation. 
text regular 9 226.49 649.14 248.75|If your total income is less than $150,000 ($300,000 if married
text regular 9 79.24 638.34 395.96|filing jointly), enter an estimate of your qualified overtime compensation up to $12,500 ($25,000 if
text regular 9 79.2 627.54 332.35|married filing jointly) of the “and-a-half” portion of time-and-a-half compensation . 
text regular 9 419.99 627.54 3.56|. 
text regular 9 431.99 627.54 3.56|. 
text regular 9 443.99 627.54 3.56|. 
text regular 9 455.99 627.54 3.56|. 
text regular 9 467.98 627.54 2.5|.
>
<P
text bold 9 487.94 626.54 10.5|1b
>
<P
text regular 9 505.1 626.54 5|$
<Form
box 26
>
>
<P
text bold 9 64.8 613.84 5.17|c
>
<P
text bold 9 79.2 613.84 176.35|Qualified passenger vehicle loan interest. 
text regular 9 258.39 613.84 216.76|If your total income is less than $100,000 ($200,000 if
text regular 9 79.16 603.04 395.91|married filing jointly), enter an estimate of your qualified passenger vehicle loan interest up to $10,000
>
<P
text bold 9 488.08 602.54 10.17|1c
>
<P
text regular 9 505.1 602.54 5|$
<Form
box 27
>
>
<P
text bold 9 45.4 590.55 5|2
>
<P
text regular 9 64.8 590.55 190.76|Add lines 1a, 1b, and 1c. Enter the result here . 
text regular 9 264 590.55 3.56|. 
text regular 9 275.99 590.55 3.56|. 
text regular 9 287.99 590.55 3.56|. 
text regular 9 299.99 590.55 3.56|. 
text regular 9 311.99 590.55 3.56|. 
text regular 9 323.98 590.55 3.56|. 
text regular 9 335.98 590.55 3.56|. 
text regular 9 347.98 590.55 3.56|. 
text regular 9 359.97 590.55 3.56|. 
text regular 9 371.97 590.55 3.56|. 
text regular 9 383.97 590.55 3.56|. 
text regular 9 395.96 590.55 3.56|. 
text regular 9 407.96 590.55 3.56|. 
text regular 9 419.96 590.55 3.56|. 
text regular 9 431.96 590.55 3.56|. 
text regular 9 443.95 590.55 3.56|. 
text regular 9 455.95 590.55 3.56|. 
text regular 9 467.95 590.55 2.5|.
>
<P
text bold 9 490.64 590.55 5|2
>
<P
text regular 9 505.1 590.54 5|$
<Form
box 28
>
>
<P
text bold 9 45.4 578.54 5|3
>
<P
text bold 9 64.8 578.54 102.11|Seniors age 65 or older. 
text regular 9 169.14 578.54 294.75|If your total income is less than $75,000 ($150,000 if married filing jointly):
>
<P
text bold 9 64.8 566.54 5.17|a
>
<P
text regular 9 79.2 566.54 261.32|Enter $6,000 if you are age 65 or older before the end of the year 
text regular 9 348 566.54 3.56|. 
text regular 9 360 566.54 3.56|. 
text regular 9 372 566.54 3.56|. 
text regular 9 383.99 566.54 3.56|. 
text regular 9 395.99 566.54 3.56|. 
text regular 9 407.99 566.54 3.56|. 
text regular 9 419.99 566.54 3.56|. 
text regular 9 431.98 566.54 3.56|. 
text regular 9 443.98 566.54 3.56|. 
text regular 9 455.98 566.54 3.56|. 
text regular 9 467.97 566.54 2.5|.
>
<P
text bold 9 488.09 566.54 10.17|3a
>
<P
text regular 9 505.1 566.54 5|$
<Form
box 29
>
>
<P
text bold 9 64.8 553.84 5.5|b
>
<P
text regular 9 79.2 553.84 395.96|Enter $6,000 if your spouse is age 65 or older before the end of the year and has a social security
text regular 9 79.16 543.04 118.5|number valid for employment 
text regular 9 203.97 543.04 3.56|. 
text regular 9 215.96 543.04 3.56|. 
text regular 9 227.96 543.04 3.56|. 
text regular 9 239.96 543.04 3.56|. 
text regular 9 251.96 543.04 3.56|. 
text regular 9 263.95 543.04 3.56|. 
text regular 9 275.95 543.04 3.56|. 
text regular 9 287.95 543.04 3.56|. 
text regular 9 299.94 543.04 3.56|. 
text regular 9 311.94 543.04 3.56|. 
text regular 9 323.94 543.04 3.56|. 
text regular 9 335.93 543.04 3.56|. 
text regular 9 347.93 543.04 3.56|. 
text regular 9 359.93 543.04 3.56|. 
text regular 9 371.93 543.04 3.56|. 
text regular 9 383.92 543.04 3.56|. 
text regular 9 395.92 543.04 3.56|. 
text regular 9 407.92 543.04 3.56|. 
text regular 9 419.91 543.04 3.56|. 
text regular 9 431.91 543.04 3.56|. 
text regular 9 443.91 543.04 3.56|. 
text regular 9 455.9 543.04 3.56|. 
text regular 9 467.9 543.04 2.5|.
>
<P
text bold 9 487.85 542.54 10.5|3b
>
<P
text regular 9 505.1 542.54 5|$
<Form
box 30
>
>
<P
text bold 9 45.4 530.55 5|4
>
<P
text regular 9 64.8 530.55 167.36|Add lines 3a and 3b. Enter the result here 
text regular 9 240 530.55 3.56|. 
text regular 9 252 530.55 3.56|. 
text regular 9 264 530.55 3.56|. 
text regular 9 275.99 530.55 3.56|. 
text regular 9 287.99 530.55 3.56|. 
text regular 9 299.99 530.55 3.56|. 
text regular 9 311.99 530.55 3.56|. 
text regular 9 323.98 530.55 3.56|. 
text regular 9 335.98 530.55 3.56|. 
text regular 9 347.98 530.55 3.56|. 
text regular 9 359.97 530.55 3.56|. 
text regular 9 371.97 530.55 3.56|. 
text regular 9 383.97 530.55 3.56|. 
text regular 9 395.96 530.55 3.56|. 
text regular 9 407.96 530.55 3.56|. 
text regular 9 419.96 530.55 3.56|. 
text regular 9 431.96 530.55 3.56|. 
text regular 9 443.95 530.55 3.56|. 
text regular 9 455.95 530.55 3.56|. 
text regular 9 467.95 530.55 2.5|.
>
<P
text bold 9 490.64 530.55 5|4
>
<P
text regular 9 505.1 530.54 5|$
<Form
box 31
>
>
<P
text bold 9 45.4 517.14 5|5
>
<P
text regular 9 64.8 517.14 410.42|Enter an estimate of your student loan interest, deductible IRA contributions, educator expenses,
text regular 9 64.82 506.34 410.35|alimony paid, and certain other adjustments from Schedule 1 (Form 1040), Part II. See Pub. 505 for
text regular 9 64.76 495.54 69.7|more information 
text regular 9 143.96 495.54 3.56|. 
text regular 9 155.96 495.54 3.56|. 
text regular 9 167.96 495.54 3.56|. 
text regular 9 179.96 495.54 3.56|. 
text regular 9 191.95 495.54 3.56|. 
text regular 9 203.95 495.54 3.56|. 
text regular 9 215.95 495.54 3.56|. 
text regular 9 227.94 495.54 3.56|. 
text regular 9 239.94 495.54 3.56|. 
text regular 9 251.94 495.54 3.56|. 
text regular 9 263.93 495.54 3.56|. 
text regular 9 275.93 495.54 3.56|. 
text regular 9 287.93 495.54 3.56|. 
text regular 9 299.93 495.54 3.56|. 
text regular 9 311.92 495.54 3.56|. 
text regular 9 323.92 495.54 3.56|. 
text regular 9 335.92 495.54 3.56|. 
text regular 9 347.91 495.54 3.56|. 
text regular 9 359.91 495.54 3.56|. 
text regular 9 371.91 495.54 3.56|. 
text regular 9 383.9 495.54 3.56|. 
text regular 9 395.9 495.54 3.56|. 
text regular 9 407.9 495.54 3.56|. 
text regular 9 419.9 495.54 3.56|. 
text regular 9 431.89 495.54 3.56|. 
text regular 9 443.89 495.54 3.56|. 
text regular 9 455.89 495.54 3.56|. 
text regular 9 467.88 495.54 2.5|.
>
<P
text bold 9 490.58 494.54 5|5
>
<P
text regular 9 505.1 494.54 5|$
<Form
box 32
>
>
<P
text bold 9 45.4 481.84 5|6
>
<P
text bold 9 64.8 481.84 91.27|Itemized deductions. 
text regular 9 159.37 481.84 315.85|Enter an estimate of your 2026 itemized deductions from Schedule A (Form
text regular 9 64.83 471.04 189.9|1040). Such deductions may include qualifying:
>
<P
text bold 9 64.83 458.54 5.17|a
>
<P
text bold 9 79.23 458.54 127.58|Medical and dental expenses. 
text regular 9 209.03 458.54 250.15|Enter expenses in excess of 7.5% (0.075) of your total income 
text regular 9 468.03 458.54 2.5|.
>
<P
text bold 9 488.14 458.54 10.17|6a
>
<P
text regular 9 505.1 458.54 5|$
<Form
box 33
>
>
<P
text bold 9 64.8 445.34 5.5|b
>
<P
text bold 9 79.2 445.34 99.16|State and local taxes. 
text regular 9 182.5 445.34 292.68|If your total income is less than $505,000 ($252,500 if married filing
text regular 9 79.18 434.54 379.72|separately), enter state and local taxes paid up to $40,400 ($20,200 if married filing separately) 
text regular 9 467.98 434.54 2.5|.
>
<P
text bold 9 487.94 434.54 10.5|6b
>
<P
text regular 9 505.1 434.54 5|$
<Form
box 34
>
>
<P
text bold 9 64.8 421.14 5.17|c
>
<P
text bold 9 79.2 421.14 112.77|Home mortgage interest. 
text regular 9 196.38 421.14 278.84|If your home acquisition debt is less than $750,000 ($375,000 if
text regular 9 79.22 410.34 31.33|married 
text regular 9 115.84 410.34 19.49|filing 
text regular 9 140.62 410.34 46.99|separately), 
text regular 9 192.9 410.34 21.16|enter 
text regular 9 219.35 410.34 18.33|your 
text regular 9 242.96 410.34 23.34|home 
text regular 9 271.59 410.34 39.33|mortgage 
text regular 9 316.22 410.34 30.5|interest 
text regular 9 352 410.34 34.66|expense 
text regular 9 391.95 410.34 39.33|(including 
text regular 9 436.57 410.34 38.67|mortgage
text regular 9 79.25 399.54 92.36|insurance premiums) . 
text regular 9 180.05 399.54 3.56|. 
text regular 9 192.04 399.54 3.56|. 
text regular 9 204.04 399.54 3.56|. 
text regular 9 216.04 399.54 3.56|. 
text regular 9 228.03 399.54 3.56|. 
text regular 9 240.03 399.54 3.56|. 
text regular 9 252.03 399.54 3.56|. 
text regular 9 264.02 399.54 3.56|. 
text regular 9 276.02 399.54 3.56|. 
text regular 9 288.02 399.54 3.56|. 
text regular 9 300.02 399.54 3.56|. 
text regular 9 312.01 399.54 3.56|. 
text regular 9 324.01 399.54 3.56|. 
text regular 9 336.01 399.54 3.56|. 
text regular 9 348 399.54 3.56|. 
text regular 9 360 399.54 3.56|. 
text regular 9 372 399.54 3.56|. 
text regular 9 383.99 399.54 3.56|. 
text regular 9 395.99 399.54 3.56|. 
text regular 9 407.99 399.54 3.56|. 
text regular 9 419.99 399.54 3.56|. 
text regular 9 431.98 399.54 3.56|. 
text regular 9 443.98 399.54 3.56|. 
text regular 9 455.98 399.54 3.56|. 
text regular 9 467.97 399.54 2.5|.
>
<P
text bold 9 488.09 398.54 10.17|6c
>
<P
text regular 9 505.1 398.54 5|$
<Form
box 35
>
>
<P
text bold 9 64.8 386.54 5.5|d
>
<P
text bold 9 79.2 386.54 73.58|Gifts to charities. 
text regular 9 155.01 386.54 264.75|Enter contributions in excess of 0.5% (0.005) of your total income 
text regular 9 432 386.54 3.56|. 
text regular 9 444 386.54 3.56|. 
text regular 9 455.99 386.54 3.56|. 
text regular 9 467.99 386.54 2.5|.
>
<P
text bold 9 487.94 386.54 10.5|6d
>
<P
text regular 9 505.1 386.54 5|$
<Form
box 36
>
>
<P
text bold 9 64.8 374.55 5.17|e
>
<P
text bold 9 79.2 374.55 116.25|Other itemized deductions. 
text regular 9 197.68 374.55 190.67|Enter the amount for other itemized deductions 
text regular 9 396 374.55 3.56|. 
text regular 9 408 374.55 3.56|. 
text regular 9 419.99 374.55 3.56|. 
text regular 9 431.99 374.55 3.56|. 
text regular 9 443.99 374.55 3.56|. 
text regular 9 455.99 374.55 3.56|. 
text regular 9 467.98 374.55 2.5|.
>
<P
text bold 9 488.1 374.55 10.17|6e
>
<P
text regular 9 505.1 374.54 5|$
<Form
box 37
>
>
<P
text bold 9 45.4 362.54 5|7
>
<P
text regular 9 64.8 362.54 214.94|Add lines 6a, 6b, 6c, 6d, and 6e. Enter the result here 
text regular 9 288 362.54 3.56|. 
text regular 9 300 362.54 3.56|. 
text regular 9 311.99 362.54 3.56|. 
text regular 9 323.99 362.54 3.56|. 
text regular 9 335.99 362.54 3.56|. 
text regular 9 347.99 362.54 3.56|. 
text regular 9 359.98 362.54 3.56|. 
text regular 9 371.98 362.54 3.56|. 
text regular 9 383.98 362.54 3.56|. 
text regular 9 395.97 362.54 3.56|. 
text regular 9 407.97 362.54 3.56|. 
text regular 9 419.97 362.54 3.56|. 
text regular 9 431.96 362.54 3.56|. 
text regular 9 443.96 362.54 3.56|. 
text regular 9 455.96 362.54 3.56|. 
text regular 9 467.96 362.54 2.5|.
>
<P
text bold 9 490.65 362.54 5|7
>
<P
text regular 9 505.1 362.54 5|$
<Form
box 38
>
>
<P
text bold 9 45.4 350.54 5|8
>
<P
text bold 9 64.8 350.54 147.93|Limitation on itemized deductions.
>
<P
text bold 9 64.8 338.55 5.17|a
>
<P
text regular 9 79.2 338.55 94.33|Enter your total income 
text regular 9 180 338.55 3.56|. 
text regular 9 192 338.55 3.56|. 
text regular 9 203.99 338.55 3.56|. 
text regular 9 215.99 338.55 3.56|. 
text regular 9 227.99 338.55 3.56|. 
text regular 9 239.99 338.55 3.56|. 
text regular 9 251.98 338.55 3.56|. 
text regular 9 263.98 338.55 3.56|. 
text regular 9 275.98 338.55 3.56|. 
text regular 9 287.97 338.55 3.56|. 
text regular 9 299.97 338.55 3.56|. 
text regular 9 311.97 338.55 3.56|. 
text regular 9 323.96 338.55 3.56|. 
text regular 9 335.96 338.55 3.56|. 
text regular 9 347.96 338.55 3.56|. 
text regular 9 359.96 338.55 3.56|. 
text regular 9 371.95 338.55 3.56|. 
text regular 9 383.95 338.55 3.56|. 
text regular 9 395.95 338.55 3.56|. 
text regular 9 407.94 338.55 3.56|. 
text regular 9 419.94 338.55 3.56|. 
text regular 9 431.94 338.55 3.56|. 
text regular 9 443.93 338.55 3.56|. 
text regular 9 455.93 338.55 3.56|. 
text regular 9 467.93 338.55 2.5|.
>
<P
text bold 9 488.04 338.55 10.17|8a
>
<P
text regular 9 505.1 338.54 5|$
<Form
box 39
>
>
<P
text bold 9 64.8 326.54 5.5|b
>
<P
text regular 9 79.2 326.54 395.82|Subtract line 4 from line 8a. If line 4 is greater than line 8a, enter -0- here and on line 10. Skip line 9
>
<P
text bold 9 487.95 326.54 10.5|8b
>
<P
text regular 9 505.1 326.54 5|$
<Form
box 40
>
>
<P
text bold 9 45.4 302.55 5|9
>
<P
text regular 9 64.8 302.55 23.67|Enter:
>
<P
text regular 15.6 97.06 296.11 7.49|{
>
<Sect
<P
text regular 9 108 314.54 288.72|• $768,700 if you’re married filing jointly or a qualifying surviving spouse
>
<P
text regular 9 108 302.55 193.22|• $640,600 if you’re single or head of household
>
<P
text regular 9 108 290.54 177.71|• $384,350 if you’re married filing separately
>
>
<P
text regular 15.6 406.66 296.11 7.49|}
>
<Sect
<P
text regular 9 420 302.54 2.5|.
>
<P
text regular 9 432 302.54 3.56|. 
text regular 9 443.99 302.54 3.56|. 
text regular 9 455.99 302.54 3.56|. 
text regular 9 467.99 302.54 2.5|.
>
>
<P
text bold 9 490.69 302.54 5|9
>
<P
text regular 9 505.1 302.54 5|$
<Form
box 41
>
>
<P
text bold 9 40.39 277.84 10.01|10
>
<P
text regular 9 64.8 277.84 410.46|If line 9 is greater than line 8b, enter the amount from line 7. Otherwise, multiply line 7 by 94% (0.94)
text regular 9 64.86 267.04 106.76|and enter the result here . 
text regular 9 180.06 267.04 3.56|. 
text regular 9 192.06 267.04 3.56|. 
text regular 9 204.06 267.04 3.56|. 
text regular 9 216.05 267.04 3.56|. 
text regular 9 228.05 267.04 3.56|. 
text regular 9 240.05 267.04 3.56|. 
text regular 9 252.05 267.04 3.56|. 
text regular 9 264.04 267.04 3.56|. 
text regular 9 276.04 267.04 3.56|. 
text regular 9 288.04 267.04 3.56|. 
text regular 9 300.03 267.04 3.56|. 
text regular 9 312.03 267.04 3.56|. 
text regular 9 324.03 267.04 3.56|. 
text regular 9 336.02 267.04 3.56|. 
text regular 9 348.02 267.04 3.56|. 
text regular 9 360.02 267.04 3.56|. 
text regular 9 372.02 267.04 3.56|. 
text regular 9 384.01 267.04 3.56|. 
text regular 9 396.01 267.04 3.56|. 
text regular 9 408.01 267.04 3.56|. 
text regular 9 420 267.04 3.56|. 
text regular 9 432 267.04 3.56|. 
text regular 9 444 267.04 3.56|. 
text regular 9 455.99 267.04 3.56|. 
text regular 9 467.99 267.04 2.5|.
>
<P
text bold 9 488.19 266.54 10.01|10
>
<P
text regular 9 505.1 266.54 5|$
<Form
box 42
>
>
<P
text bold 9 40.39 254.54 10.01|11
>
<P
text bold 9 64.8 254.54 87.17|Standard deduction.
>
<P
text regular 9 64.8 230.54 23.67|Enter:
>
<P
text regular 15.6 97.06 224.11 7.49|{
>
<Sect
<P
text regular 9 108 242.54 283.72|• $32,200 if you’re married filing jointly or a qualifying surviving spouse
>
<P
text regular 9 108 230.55 151.55|• $24,150 if you’re head of household
>
<P
text regular 9 108 218.54 209.37|• $16,100 if you’re single or married filing separately
>
>
<P
text regular 15.6 399.46 224.11 7.49|}
>
<Sect
<P
text regular 9 420 230.54 2.5|.
>
<P
text regular 9 432 230.54 3.56|. 
text regular 9 443.99 230.54 3.56|. 
text regular 9 455.99 230.54 3.56|. 
text regular 9 467.99 230.54 2.5|.
>
>
<P
text bold 9 488.18 230.54 10.01|11
>
<P
text regular 9 505.1 230.54 5|$
<Form
box 43
>
>
<P
text bold 9 40.39 206.34 10.01|12
>
<P
text bold 9 64.8 206.34 100.43|Cash gifts to charities. 
text regular 9 168.5 206.34 306.74|If you take the standard deduction, enter cash contributions up to $1,000
text regular 9 64.84 195.54 120.67|($2,000 if married filing jointly) 
text regular 9 192.03 195.54 3.56|. 
text regular 9 204.03 195.54 3.56|. 
text regular 9 216.03 195.54 3.56|. 
text regular 9 228.02 195.54 3.56|. 
text regular 9 240.02 195.54 3.56|. 
text regular 9 252.02 195.54 3.56|. 
text regular 9 264.02 195.54 3.56|. 
text regular 9 276.01 195.54 3.56|. 
text regular 9 288.01 195.54 3.56|. 
text regular 9 300.01 195.54 3.56|. 
text regular 9 312 195.54 3.56|. 
text regular 9 324 195.54 3.56|. 
text regular 9 336 195.54 3.56|. 
text regular 9 347.99 195.54 3.56|. 
text regular 9 359.99 195.54 3.56|. 
text regular 9 371.99 195.54 3.56|. 
text regular 9 383.99 195.54 3.56|. 
text regular 9 395.98 195.54 3.56|. 
text regular 9 407.98 195.54 3.56|. 
text regular 9 419.98 195.54 3.56|. 
text regular 9 431.97 195.54 3.56|. 
text regular 9 443.97 195.54 3.56|. 
text regular 9 455.97 195.54 3.56|. 
text regular 9 467.96 195.54 2.5|.
>
<P
text bold 9 488.16 194.54 10.01|12
>
<P
text regular 9 505.1 194.54 5|$
<Form
box 44
>
>
<P
text bold 9 40.39 182.54 10.01|13
>
<P
text regular 9 64.8 182.54 167.22|Add lines 11 and 12. Enter the result here 
text regular 9 240 182.54 3.56|. 
text regular 9 252 182.54 3.56|. 
text regular 9 264 182.54 3.56|. 
text regular 9 275.99 182.54 3.56|. 
text regular 9 287.99 182.54 3.56|. 
text regular 9 299.99 182.54 3.56|. 
text regular 9 311.99 182.54 3.56|. 
text regular 9 323.98 182.54 3.56|. 
text regular 9 335.98 182.54 3.56|. 
text regular 9 347.98 182.54 3.56|. 
text regular 9 359.97 182.54 3.56|. 
text regular 9 371.97 182.54 3.56|. 
text regular 9 383.97 182.54 3.56|. 
text regular 9 395.96 182.54 3.56|. 
text regular 9 407.96 182.54 3.56|. 
text regular 9 419.96 182.54 3.56|. 
text regular 9 431.96 182.54 3.56|. 
text regular 9 443.95 182.54 3.56|. 
text regular 9 455.95 182.54 3.56|. 
text regular 9 467.95 182.54 2.5|.
>
<P
text bold 9 488.14 182.54 10.01|13
>
<P
text regular 9 505.1 182.54 5|$
<Form
box 45
>
>
<P
text bold 9 40.39 170.34 10.01|14
>
<P
text regular 9 64.8 170.34 410.44|If line 10 is greater than line 13, subtract line 11 from line 10 and enter the result here. If line 13 is
text regular 9 64.85 159.54 202.2|greater than line 10, enter the amount from line 12 
text regular 9 276.05 159.54 3.56|. 
text regular 9 288.05 159.54 3.56|. 
text regular 9 300.04 159.54 3.56|. 
text regular 9 312.04 159.54 3.56|. 
text regular 9 324.04 159.54 3.56|. 
text regular 9 336.03 159.54 3.56|. 
text regular 9 348.03 159.54 3.56|. 
text regular 9 360.03 159.54 3.56|. 
text regular 9 372.02 159.54 3.56|. 
text regular 9 384.02 159.54 3.56|. 
text regular 9 396.02 159.54 3.56|. 
text regular 9 408.02 159.54 3.56|. 
text regular 9 420.01 159.54 3.56|. 
text regular 9 432.01 159.54 3.56|. 
text regular 9 444.01 159.54 3.56|. 
text regular 9 456 159.54 3.56|. 
text regular 9 468 159.54 2.5|.
>
<P
text bold 9 488.2 158.54 10.01|14
>
<P
text regular 9 505.1 158.54 5|$
<Form
box 46
>
>
<P
text bold 9 40.39 146.54 10.01|15
>
<P
text regular 9 64.8 146.54 310.75|Add lines 2, 4, 5, and 14. Enter the result here and in Step 4(b) of Form W-4 . 
text regular 9 383.99 146.54 3.56|. 
text regular 9 395.99 146.54 3.56|. 
text regular 9 407.99 146.54 3.56|. 
text regular 9 419.99 146.54 3.56|. 
text regular 9 431.98 146.54 3.56|. 
text regular 9 443.98 146.54 3.56|. 
text regular 9 455.98 146.54 3.56|. 
text regular 9 467.97 146.54 2.5|.
>
<P
text bold 9 488.17 146.54 10.01|15
>
<P
text regular 9 505.1 146.54 5|$
<Form
box 47
>
>
<P
text bold 6.93 36 127.97 160.63|Privacy Act and Paperwork Reduction Act Notice. 
text regular 6.93 198.15 127.97 89.26|We ask for the information on
text regular 6.93 35.99 120.22 259.13|this form to carry out the Internal Revenue laws of the United States. Internal Revenue
text regular 6.93 35.97 112.47 247.91|Code sections 3402(f)(2) and 6109 and their regulations require you to provide this
text regular 6.93 35.96 104.72 254.11|information; your employer uses it to determine your federal income tax withholding.
text regular 6.93 35.94 96.97 243.32|Failure to provide a properly completed form will result in your being treated as a
text regular 6.93 36 89.22 255.58|single person with no other entries on the form; providing fraudulent information may
text regular 6.93 35.98 81.47 239.31|subject you to penalties. Routine uses of this information include giving it to the
text regular 6.93 35.97 73.72 249.33|Department of Justice for civil and criminal litigation; to cities, states, the District of
text regular 6.93 35.96 65.97 253.16|Columbia, and U.S. commonwealths and territories for use in administering their tax
text regular 6.93 35.94 58.22 247.68|laws; and to the Department of Health and Human Services for use in the National
text regular 6.93 35.99 50.47 241.42|Directory of New Hires. We may also disclose this information to other countries
text regular 6.93 35.98 42.72 247.29|under a tax treaty, to federal and state agencies to enforce federal nontax criminal
text regular 6.93 35.97 34.97 247.82|laws, or to federal law enforcement and intelligence agencies to combat terrorism.
>
<Sect
<P
text regular 7 323.8 127.97 233.13|You are not required to provide the information requested on a form that is
text regular 7 316.8 120.22 243.1|subject to the Paperwork Reduction Act unless the form displays a valid OMB
text regular 7 316.8 112.47 244.01|control number. Books or records relating to a form or its instructions must be
text regular 7 316.8 104.72 247.01|retained as long as their contents may become material in the administration of
text regular 7 316.8 96.97 231.93|any Internal Revenue law. Generally, tax returns and return information are
text regular 7 316.8 89.22 147.81|confidential, as required by Code section 6103.
>
<P
text regular 7 323.8 77.47 247.76|The average time and expenses required to complete and file this form will vary
text regular 7 316.8 69.72 226.39|depending on individual circumstances. For estimated averages, see the
text regular 7 316.8 61.97 121.09|instructions for your income tax return.
>
<P
text regular 7 323.8 50.22 252.18|If you have suggestions for making this form simpler, we would be happy to hear
text regular 7 316.8 42.47 178.54|from you. See the instructions for your income tax return.
>
>
>
page
line 1 0 0 0|35.75 743.97 m 540.25 743.97 l
line 1 0 0 0|539.75 743.97 m 576.25 743.97 l
line 0.75 0 0 0|35.75 719.97 m 576.25 719.97 l
line 0.75 0 0 0|107.63 701.97 m 576.25 701.97 l
line 0.75 0 0 0|108 720.22 m 108 701.59 l
line 0.75 0 0 0|35.75 677.97 m 108.25 677.97 l
line 0.75 0 0 0|107.63 677.97 m 147.25 677.97 l
line 0.75 0 0 0|108 702.22 m 108 677.59 l
line 0.75 0 0 0|146.75 677.97 m 186.25 677.97 l
line 0.5 0 0 0|147 702.22 m 147 677.59 l
line 0.75 0 0 0|185.75 677.97 m 225.25 677.97 l
line 0.5 0 0 0|186 702.22 m 186 677.59 l
line 0.75 0 0 0|224.75 677.97 m 264.25 677.97 l
line 0.5 0 0 0|225 702.22 m 225 677.59 l
line 0.75 0 0 0|263.75 677.97 m 303.25 677.97 l
line 0.5 0 0 0|264 702.22 m 264 677.59 l
line 0.75 0 0 0|302.75 677.97 m 342.25 677.97 l
line 0.5 0 0 0|303 702.22 m 303 677.59 l
line 0.75 0 0 0|341.75 677.97 m 381.25 677.97 l
line 0.5 0 0 0|342 702.22 m 342 677.59 l
line 0.75 0 0 0|380.75 677.97 m 420.25 677.97 l
line 0.5 0 0 0|381 702.22 m 381 677.59 l
line 0.75 0 0 0|419.75 677.97 m 459.25 677.97 l
line 0.5 0 0 0|420 702.22 m 420 677.59 l
line 0.75 0 0 0|458.75 677.97 m 498.25 677.97 l
line 0.5 0 0 0|459 702.22 m 459 677.59 l
line 0.75 0 0 0|497.75 677.97 m 537.25 677.97 l
line 0.5 0 0 0|498 702.22 m 498 677.59 l
line 0.75 0 0 0|536.75 677.97 m 576.25 677.97 l
line 0.5 0 0 0|537 702.22 m 537 677.59 l
line 0.75 0 0 0|108 678.22 m 108 665.72 l
line 0.5 0 0 0|147 678.22 m 147 665.72 l
line 0.5 0 0 0|186 678.22 m 186 665.72 l
line 0.5 0 0 0|225 678.22 m 225 665.72 l
line 0.5 0 0 0|264 678.22 m 264 665.72 l
line 0.5 0 0 0|303 678.22 m 303 665.72 l
line 0.5 0 0 0|342 678.22 m 342 665.72 l
line 0.5 0 0 0|381 678.22 m 381 665.72 l
line 0.5 0 0 0|420 678.22 m 420 665.72 l
line 0.5 0 0 0|459 678.22 m 459 665.72 l
line 0.5 0 0 0|498 678.22 m 498 665.72 l
line 0.5 0 0 0|537 678.22 m 537 665.72 l
line 0.75 0 0 0|108 666.22 m 108 653.72 l
line 0.5 0 0 0|147 666.22 m 147 653.72 l
line 0.5 0 0 0|186 666.22 m 186 653.72 l
line 0.5 0 0 0|225 666.22 m 225 653.72 l
line 0.5 0 0 0|264 666.22 m 264 653.72 l
line 0.5 0 0 0|303 666.22 m 303 653.72 l
line 0.5 0 0 0|342 666.22 m 342 653.72 l
line 0.5 0 0 0|381 666.22 m 381 653.72 l
line 0.5 0 0 0|420 666.22 m 420 653.72 l
line 0.5 0 0 0|459 666.22 m 459 653.72 l
line 0.5 0 0 0|498 666.22 m 498 653.72 l
line 0.5 0 0 0|537 666.22 m 537 653.72 l
line 0.5 0 0 0|35.75 641.97 m 108.25 641.97 l
line 0.5 0 0 0|107.63 641.97 m 147.25 641.97 l
line 0.75 0 0 0|108 654.22 m 108 641.72 l
line 0.5 0 0 0|146.75 641.97 m 186.25 641.97 l
line 0.5 0 0 0|147 654.22 m 147 641.72 l
line 0.5 0 0 0|185.75 641.97 m 225.25 641.97 l
line 0.5 0 0 0|186 654.22 m 186 641.72 l
line 0.5 0 0 0|224.75 641.97 m 264.25 641.97 l
line 0.5 0 0 0|225 654.22 m 225 641.72 l
line 0.5 0 0 0|263.75 641.97 m 303.25 641.97 l
line 0.5 0 0 0|264 654.22 m 264 641.72 l
line 0.5 0 0 0|302.75 641.97 m 342.25 641.97 l
line 0.5 0 0 0|303 654.22 m 303 641.72 l
line 0.5 0 0 0|341.75 641.97 m 381.25 641.97 l
line 0.5 0 0 0|342 654.22 m 342 641.72 l
line 0.5 0 0 0|380.75 641.97 m 420.25 641.97 l
line 0.5 0 0 0|381 654.22 m 381 641.72 l
line 0.5 0 0 0|419.75 641.97 m 459.25 641.97 l
line 0.5 0 0 0|420 654.22 m 420 641.72 l
line 0.5 0 0 0|458.75 641.97 m 498.25 641.97 l
line 0.5 0 0 0|459 654.22 m 459 641.72 l
line 0.5 0 0 0|497.75 641.97 m 537.25 641.97 l
line 0.5 0 0 0|498 654.22 m 498 641.72 l
line 0.5 0 0 0|536.75 641.97 m 576.25 641.97 l
line 0.5 0 0 0|537 654.22 m 537 641.72 l
line 0.75 0 0 0|108 642.22 m 108 629.72 l
line 0.5 0 0 0|147 642.22 m 147 629.72 l
line 0.5 0 0 0|186 642.22 m 186 629.72 l
line 0.5 0 0 0|225 642.22 m 225 629.72 l
line 0.5 0 0 0|264 642.22 m 264 629.72 l
line 0.5 0 0 0|303 642.22 m 303 629.72 l
line 0.5 0 0 0|342 642.22 m 342 629.72 l
line 0.5 0 0 0|381 642.22 m 381 629.72 l
line 0.5 0 0 0|420 642.22 m 420 629.72 l
line 0.5 0 0 0|459 642.22 m 459 629.72 l
line 0.5 0 0 0|498 642.22 m 498 629.72 l
line 0.5 0 0 0|537 642.22 m 537 629.72 l
line 0.75 0 0 0|108 630.22 m 108 617.72 l
line 0.5 0 0 0|147 630.22 m 147 617.72 l
line 0.5 0 0 0|186 630.22 m 186 617.72 l
line 0.5 0 0 0|225 630.22 m 225 617.72 l
line 0.5 0 0 0|264 630.22 m 264 617.72 l
line 0.5 0 0 0|303 630.22 m 303 617.72 l
line 0.5 0 0 0|342 630.22 m 342 617.72 l
line 0.5 0 0 0|381 630.22 m 381 617.72 l
line 0.5 0 0 0|420 630.22 m 420 617.72 l
line 0.5 0 0 0|459 630.22 m 459 617.72 l
line 0.5 0 0 0|498 630.22 m 498 617.72 l
line 0.5 0 0 0|537 630.22 m 537 617.72 l
line 0.5 0 0 0|35.75 605.97 m 108.25 605.97 l
line 0.5 0 0 0|107.63 605.97 m 147.25 605.97 l
line 0.75 0 0 0|108 618.22 m 108 605.72 l
line 0.5 0 0 0|146.75 605.97 m 186.25 605.97 l
line 0.5 0 0 0|147 618.22 m 147 605.72 l
line 0.5 0 0 0|185.75 605.97 m 225.25 605.97 l
line 0.5 0 0 0|186 618.22 m 186 605.72 l
line 0.5 0 0 0|224.75 605.97 m 264.25 605.97 l
line 0.5 0 0 0|225 618.22 m 225 605.72 l
line 0.5 0 0 0|263.75 605.97 m 303.25 605.97 l
line 0.5 0 0 0|264 618.22 m 264 605.72 l
line 0.5 0 0 0|302.75 605.97 m 342.25 605.97 l
line 0.5 0 0 0|303 618.22 m 303 605.72 l
line 0.5 0 0 0|341.75 605.97 m 381.25 605.97 l
line 0.5 0 0 0|342 618.22 m 342 605.72 l
line 0.5 0 0 0|380.75 605.97 m 420.25 605.97 l
line 0.5 0 0 0|381 618.22 m 381 605.72 l
line 0.5 0 0 0|419.75 605.97 m 459.25 605.97 l
line 0.5 0 0 0|420 618.22 m 420 605.72 l
line 0.5 0 0 0|458.75 605.97 m 498.25 605.97 l
line 0.5 0 0 0|459 618.22 m 459 605.72 l
line 0.5 0 0 0|497.75 605.97 m 537.25 605.97 l
line 0.5 0 0 0|498 618.22 m 498 605.72 l
line 0.5 0 0 0|536.75 605.97 m 576.25 605.97 l
line 0.5 0 0 0|537 618.22 m 537 605.72 l
line 0.75 0 0 0|108 606.22 m 108 593.72 l
line 0.5 0 0 0|147 606.22 m 147 593.72 l
line 0.5 0 0 0|186 606.22 m 186 593.72 l
line 0.5 0 0 0|225 606.22 m 225 593.72 l
line 0.5 0 0 0|264 606.22 m 264 593.72 l
line 0.5 0 0 0|303 606.22 m 303 593.72 l
line 0.5 0 0 0|342 606.22 m 342 593.72 l
line 0.5 0 0 0|381 606.22 m 381 593.72 l
line 0.5 0 0 0|420 606.22 m 420 593.72 l
line 0.5 0 0 0|459 606.22 m 459 593.72 l
line 0.5 0 0 0|498 606.22 m 498 593.72 l
line 0.5 0 0 0|537 606.22 m 537 593.72 l
line 0.75 0 0 0|108 594.22 m 108 581.73 l
line 0.5 0 0 0|147 594.22 m 147 581.73 l
line 0.5 0 0 0|186 594.22 m 186 581.73 l
line 0.5 0 0 0|225 594.22 m 225 581.73 l
line 0.5 0 0 0|264 594.22 m 264 581.73 l
line 0.5 0 0 0|303 594.22 m 303 581.73 l
line 0.5 0 0 0|342 594.22 m 342 581.73 l
line 0.5 0 0 0|381 594.22 m 381 581.73 l
line 0.5 0 0 0|420 594.22 m 420 581.73 l
line 0.5 0 0 0|459 594.22 m 459 581.73 l
line 0.5 0 0 0|498 594.22 m 498 581.73 l
line 0.5 0 0 0|537 594.22 m 537 581.73 l
line 0.5 0 0 0|35.75 569.98 m 108.25 569.98 l
line 0.5 0 0 0|107.63 569.98 m 147.25 569.98 l
line 0.75 0 0 0|108 582.23 m 108 569.73 l
line 0.5 0 0 0|146.75 569.98 m 186.25 569.98 l
line 0.5 0 0 0|147 582.23 m 147 569.73 l
line 0.5 0 0 0|185.75 569.98 m 225.25 569.98 l
line 0.5 0 0 0|186 582.23 m 186 569.73 l
line 0.5 0 0 0|224.75 569.98 m 264.25 569.98 l
line 0.5 0 0 0|225 582.23 m 225 569.73 l
line 0.5 0 0 0|263.75 569.98 m 303.25 569.98 l
line 0.5 0 0 0|264 582.23 m 264 569.73 l
line 0.5 0 0 0|302.75 569.98 m 342.25 569.98 l
line 0.5 0 0 0|303 582.23 m 303 569.73 l
line 0.5 0 0 0|341.75 569.98 m 381.25 569.98 l
line 0.5 0 0 0|342 582.23 m 342 569.73 l
line 0.5 0 0 0|380.75 569.98 m 420.25 569.98 l
line 0.5 0 0 0|381 582.23 m 381 569.73 l
line 0.5 0 0 0|419.75 569.98 m 459.25 569.98 l
line 0.5 0 0 0|420 582.23 m 420 569.73 l
line 0.5 0 0 0|458.75 569.98 m 498.25 569.98 l
line 0.5 0 0 0|459 582.23 m 459 569.73 l
line 0.5 0 0 0|497.75 569.98 m 537.25 569.98 l
line 0.5 0 0 0|498 582.23 m 498 569.73 l
line 0.5 0 0 0|536.75 569.98 m 576.25 569.98 l
line 0.5 0 0 0|537 582.23 m 537 569.73 l
line 0.75 0 0 0|108 570.23 m 108 557.73 l
line 0.5 0 0 0|147 570.23 m 147 557.73 l
line 0.5 0 0 0|186 570.23 m 186 557.73 l
line 0.5 0 0 0|225 570.23 m 225 557.73 l
line 0.5 0 0 0|264 570.23 m 264 557.73 l
line 0.5 0 0 0|303 570.23 m 303 557.73 l
line 0.5 0 0 0|342 570.23 m 342 557.73 l
line 0.5 0 0 0|381 570.23 m 381 557.73 l
line 0.5 0 0 0|420 570.23 m 420 557.73 l
line 0.5 0 0 0|459 570.23 m 459 557.73 l
line 0.5 0 0 0|498 570.23 m 498 557.73 l
line 0.5 0 0 0|537 570.23 m 537 557.73 l
line 0.75 0 0 0|108 558.23 m 108 545.73 l
line 0.5 0 0 0|147 558.23 m 147 545.73 l
line 0.5 0 0 0|186 558.23 m 186 545.73 l
line 0.5 0 0 0|225 558.23 m 225 545.73 l
line 0.5 0 0 0|264 558.23 m 264 545.73 l
line 0.5 0 0 0|303 558.23 m 303 545.73 l
line 0.5 0 0 0|342 558.23 m 342 545.73 l
line 0.5 0 0 0|381 558.23 m 381 545.73 l
line 0.5 0 0 0|420 558.23 m 420 545.73 l
line 0.5 0 0 0|459 558.23 m 459 545.73 l
line 0.5 0 0 0|498 558.23 m 498 545.73 l
line 0.5 0 0 0|537 558.23 m 537 545.73 l
line 0.5 0 0 0|35.75 533.98 m 108.25 533.98 l
line 0.5 0 0 0|107.63 533.98 m 147.25 533.98 l
line 0.75 0 0 0|108 546.23 m 108 533.73 l
line 0.5 0 0 0|146.75 533.98 m 186.25 533.98 l
line 0.5 0 0 0|147 546.23 m 147 533.73 l
line 0.5 0 0 0|185.75 533.98 m 225.25 533.98 l
line 0.5 0 0 0|186 546.23 m 186 533.73 l
line 0.5 0 0 0|224.75 533.98 m 264.25 533.98 l
line 0.5 0 0 0|225 546.23 m 225 533.73 l
line 0.5 0 0 0|263.75 533.98 m 303.25 533.98 l
line 0.5 0 0 0|264 546.23 m 264 533.73 l
line 0.5 0 0 0|302.75 533.98 m 342.25 533.98 l
line 0.5 0 0 0|303 546.23 m 303 533.73 l
line 0.5 0 0 0|341.75 533.98 m 381.25 533.98 l
line 0.5 0 0 0|342 546.23 m 342 533.73 l
line 0.5 0 0 0|380.75 533.98 m 420.25 533.98 l
line 0.5 0 0 0|381 546.23 m 381 533.73 l
line 0.5 0 0 0|419.75 533.98 m 459.25 533.98 l
line 0.5 0 0 0|420 546.23 m 420 533.73 l
line 0.5 0 0 0|458.75 533.98 m 498.25 533.98 l
line 0.5 0 0 0|459 546.23 m 459 533.73 l
line 0.5 0 0 0|497.75 533.98 m 537.25 533.98 l
line 0.5 0 0 0|498 546.23 m 498 533.73 l
line 0.5 0 0 0|536.75 533.98 m 576.25 533.98 l
line 0.5 0 0 0|537 546.23 m 537 533.73 l
line 0.75 0 0 0|108 534.23 m 108 521.73 l
line 0.5 0 0 0|147 534.23 m 147 521.73 l
line 0.5 0 0 0|186 534.23 m 186 521.73 l
line 0.5 0 0 0|225 534.23 m 225 521.73 l
line 0.5 0 0 0|264 534.23 m 264 521.73 l
line 0.5 0 0 0|303 534.23 m 303 521.73 l
line 0.5 0 0 0|342 534.23 m 342 521.73 l
line 0.5 0 0 0|381 534.23 m 381 521.73 l
line 0.5 0 0 0|420 534.23 m 420 521.73 l
line 0.5 0 0 0|459 534.23 m 459 521.73 l
line 0.5 0 0 0|498 534.23 m 498 521.73 l
line 0.5 0 0 0|537 534.23 m 537 521.73 l
line 0.75 0 0 0|108 522.23 m 108 509.73 l
line 0.5 0 0 0|147 522.23 m 147 509.73 l
line 0.5 0 0 0|186 522.23 m 186 509.73 l
line 0.5 0 0 0|225 522.23 m 225 509.73 l
line 0.5 0 0 0|264 522.23 m 264 509.73 l
line 0.5 0 0 0|303 522.23 m 303 509.73 l
line 0.5 0 0 0|342 522.23 m 342 509.73 l
line 0.5 0 0 0|381 522.23 m 381 509.73 l
line 0.5 0 0 0|420 522.23 m 420 509.73 l
line 0.5 0 0 0|459 522.23 m 459 509.73 l
line 0.5 0 0 0|498 522.23 m 498 509.73 l
line 0.5 0 0 0|537 522.23 m 537 509.73 l
line 0.75 0 0 0|108 510.23 m 108 497.73 l
line 0.5 0 0 0|147 510.23 m 147 497.73 l
line 0.5 0 0 0|186 510.23 m 186 497.73 l
line 0.5 0 0 0|225 510.23 m 225 497.73 l
line 0.5 0 0 0|264 510.23 m 264 497.73 l
line 0.5 0 0 0|303 510.23 m 303 497.73 l
line 0.5 0 0 0|342 510.23 m 342 497.73 l
line 0.5 0 0 0|381 510.23 m 381 497.73 l
line 0.5 0 0 0|420 510.23 m 420 497.73 l
line 0.5 0 0 0|459 510.23 m 459 497.73 l
line 0.5 0 0 0|498 510.23 m 498 497.73 l
line 0.5 0 0 0|537 510.23 m 537 497.73 l
line 1 0 0 0|35.75 497.97 m 576.25 497.97 l
line 0.75 0 0 0|35.75 473.97 m 576.25 473.97 l
line 0.75 0 0 0|107.63 455.97 m 576.25 455.97 l
line 0.75 0 0 0|108 474.22 m 108 455.59 l
line 0.75 0 0 0|35.75 431.97 m 108.25 431.97 l
line 0.75 0 0 0|107.63 431.97 m 147.25 431.97 l
line 0.75 0 0 0|108 456.22 m 108 431.59 l
line 0.75 0 0 0|146.75 431.97 m 186.25 431.97 l
line 0.5 0 0 0|147 456.22 m 147 431.59 l
line 0.75 0 0 0|185.75 431.97 m 225.25 431.97 l
line 0.5 0 0 0|186 456.22 m 186 431.59 l
line 0.75 0 0 0|224.75 431.97 m 264.25 431.97 l
line 0.5 0 0 0|225 456.22 m 225 431.59 l
line 0.75 0 0 0|263.75 431.97 m 303.25 431.97 l
line 0.5 0 0 0|264 456.22 m 264 431.59 l
line 0.75 0 0 0|302.75 431.97 m 342.25 431.97 l
line 0.5 0 0 0|303 456.22 m 303 431.59 l
line 0.75 0 0 0|341.75 431.97 m 381.25 431.97 l
line 0.5 0 0 0|342 456.22 m 342 431.59 l
line 0.75 0 0 0|380.75 431.97 m 420.25 431.97 l
line 0.5 0 0 0|381 456.22 m 381 431.59 l
line 0.75 0 0 0|419.75 431.97 m 459.25 431.97 l
line 0.5 0 0 0|420 456.22 m 420 431.59 l
line 0.75 0 0 0|458.75 431.97 m 498.25 431.97 l
line 0.5 0 0 0|459 456.22 m 459 431.59 l
line 0.75 0 0 0|497.75 431.97 m 537.25 431.97 l
line 0.5 0 0 0|498 456.22 m 498 431.59 l
line 0.75 0 0 0|536.75 431.97 m 576.25 431.97 l
line 0.5 0 0 0|537 456.22 m 537 431.59 l
line 0.75 0 0 0|108 432.22 m 108 419.72 l
line 0.5 0 0 0|147 432.22 m 147 419.72 l
line 0.5 0 0 0|186 432.22 m 186 419.72 l
line 0.5 0 0 0|225 432.22 m 225 419.72 l
line 0.5 0 0 0|264 432.22 m 264 419.72 l
line 0.5 0 0 0|303 432.22 m 303 419.72 l
line 0.5 0 0 0|342 432.22 m 342 419.72 l
line 0.5 0 0 0|381 432.22 m 381 419.72 l
line 0.5 0 0 0|420 432.22 m 420 419.72 l
line 0.5 0 0 0|459 432.22 m 459 419.72 l
line 0.5 0 0 0|498 432.22 m 498 419.72 l
line 0.5 0 0 0|537 432.22 m 537 419.72 l
line 0.75 0 0 0|108 420.22 m 108 407.72 l
line 0.5 0 0 0|147 420.22 m 147 407.72 l
line 0.5 0 0 0|186 420.22 m 186 407.72 l
line 0.5 0 0 0|225 420.22 m 225 407.72 l
line 0.5 0 0 0|264 420.22 m 264 407.72 l
line 0.5 0 0 0|303 420.22 m 303 407.72 l
line 0.5 0 0 0|342 420.22 m 342 407.72 l
line 0.5 0 0 0|381 420.22 m 381 407.72 l
line 0.5 0 0 0|420 420.22 m 420 407.72 l
line 0.5 0 0 0|459 420.22 m 459 407.72 l
line 0.5 0 0 0|498 420.22 m 498 407.72 l
line 0.5 0 0 0|537 420.22 m 537 407.72 l
line 0.5 0 0 0|35.75 395.97 m 108.25 395.97 l
line 0.5 0 0 0|107.63 395.97 m 147.25 395.97 l
line 0.75 0 0 0|108 408.22 m 108 395.72 l
line 0.5 0 0 0|146.75 395.97 m 186.25 395.97 l
line 0.5 0 0 0|147 408.22 m 147 395.72 l
line 0.5 0 0 0|185.75 395.97 m 225.25 395.97 l
line 0.5 0 0 0|186 408.22 m 186 395.72 l
line 0.5 0 0 0|224.75 395.97 m 264.25 395.97 l
line 0.5 0 0 0|225 408.22 m 225 395.72 l
line 0.5 0 0 0|263.75 395.97 m 303.25 395.97 l
line 0.5 0 0 0|264 408.22 m 264 395.72 l
line 0.5 0 0 0|302.75 395.97 m 342.25 395.97 l
line 0.5 0 0 0|303 408.22 m 303 395.72 l
line 0.5 0 0 0|341.75 395.97 m 381.25 395.97 l
line 0.5 0 0 0|342 408.22 m 342 395.72 l
line 0.5 0 0 0|380.75 395.97 m 420.25 395.97 l
line 0.5 0 0 0|381 408.22 m 381 395.72 l
line 0.5 0 0 0|419.75 395.97 m 459.25 395.97 l
line 0.5 0 0 0|420 408.22 m 420 395.72 l
line 0.5 0 0 0|458.75 395.97 m 498.25 395.97 l
line 0.5 0 0 0|459 408.22 m 459 395.72 l
line 0.5 0 0 0|497.75 395.97 m 537.25 395.97 l
line 0.5 0 0 0|498 408.22 m 498 395.72 l
line 0.5 0 0 0|536.75 395.97 m 576.25 395.97 l
line 0.5 0 0 0|537 408.22 m 537 395.72 l
line 0.75 0 0 0|108 396.22 m 108 383.72 l
line 0.5 0 0 0|147 396.22 m 147 383.72 l
line 0.5 0 0 0|186 396.22 m 186 383.72 l
line 0.5 0 0 0|225 396.22 m 225 383.72 l
line 0.5 0 0 0|264 396.22 m 264 383.72 l
line 0.5 0 0 0|303 396.22 m 303 383.72 l
line 0.5 0 0 0|342 396.22 m 342 383.72 l
line 0.5 0 0 0|381 396.22 m 381 383.72 l
line 0.5 0 0 0|420 396.22 m 420 383.72 l
line 0.5 0 0 0|459 396.22 m 459 383.72 l
line 0.5 0 0 0|498 396.22 m 498 383.72 l
line 0.5 0 0 0|537 396.22 m 537 383.72 l
line 0.75 0 0 0|108 384.22 m 108 371.72 l
line 0.5 0 0 0|147 384.22 m 147 371.72 l
line 0.5 0 0 0|186 384.22 m 186 371.72 l
line 0.5 0 0 0|225 384.22 m 225 371.72 l
line 0.5 0 0 0|264 384.22 m 264 371.72 l
line 0.5 0 0 0|303 384.22 m 303 371.72 l
line 0.5 0 0 0|342 384.22 m 342 371.72 l
line 0.5 0 0 0|381 384.22 m 381 371.72 l
line 0.5 0 0 0|420 384.22 m 420 371.72 l
line 0.5 0 0 0|459 384.22 m 459 371.72 l
line 0.5 0 0 0|498 384.22 m 498 371.72 l
line 0.5 0 0 0|537 384.22 m 537 371.72 l
line 0.5 0 0 0|35.75 359.97 m 108.25 359.97 l
line 0.5 0 0 0|107.63 359.97 m 147.25 359.97 l
line 0.75 0 0 0|108 372.22 m 108 359.72 l
line 0.5 0 0 0|146.75 359.97 m 186.25 359.97 l
line 0.5 0 0 0|147 372.22 m 147 359.72 l
line 0.5 0 0 0|185.75 359.97 m 225.25 359.97 l
line 0.5 0 0 0|186 372.22 m 186 359.72 l
line 0.5 0 0 0|224.75 359.97 m 264.25 359.97 l
line 0.5 0 0 0|225 372.22 m 225 359.72 l
line 0.5 0 0 0|263.75 359.97 m 303.25 359.97 l
line 0.5 0 0 0|264 372.22 m 264 359.72 l
line 0.5 0 0 0|302.75 359.97 m 342.25 359.97 l
line 0.5 0 0 0|303 372.22 m 303 359.72 l
line 0.5 0 0 0|341.75 359.97 m 381.25 359.97 l
line 0.5 0 0 0|342 372.22 m 342 359.72 l
line 0.5 0 0 0|380.75 359.97 m 420.25 359.97 l
line 0.5 0 0 0|381 372.22 m 381 359.72 l
line 0.5 0 0 0|419.75 359.97 m 459.25 359.97 l
line 0.5 0 0 0|420 372.22 m 420 359.72 l
line 0.5 0 0 0|458.75 359.97 m 498.25 359.97 l
line 0.5 0 0 0|459 372.22 m 459 359.72 l
line 0.5 0 0 0|497.75 359.97 m 537.25 359.97 l
line 0.5 0 0 0|498 372.22 m 498 359.72 l
line 0.5 0 0 0|536.75 359.97 m 576.25 359.97 l
line 0.5 0 0 0|537 372.22 m 537 359.72 l
line 0.75 0 0 0|108 360.22 m 108 347.73 l
line 0.5 0 0 0|147 360.22 m 147 347.73 l
line 0.5 0 0 0|186 360.22 m 186 347.73 l
line 0.5 0 0 0|225 360.22 m 225 347.73 l
line 0.5 0 0 0|264 360.22 m 264 347.73 l
line 0.5 0 0 0|303 360.22 m 303 347.73 l
line 0.5 0 0 0|342 360.22 m 342 347.73 l
line 0.5 0 0 0|381 360.22 m 381 347.73 l
line 0.5 0 0 0|420 360.22 m 420 347.73 l
line 0.5 0 0 0|459 360.22 m 459 347.73 l
line 0.5 0 0 0|498 360.22 m 498 347.73 l
line 0.5 0 0 0|537 360.22 m 537 347.73 l
line 0.75 0 0 0|108 348.23 m 108 335.73 l
line 0.5 0 0 0|147 348.23 m 147 335.73 l
line 0.5 0 0 0|186 348.23 m 186 335.73 l
line 0.5 0 0 0|225 348.23 m 225 335.73 l
line 0.5 0 0 0|264 348.23 m 264 335.73 l
line 0.5 0 0 0|303 348.23 m 303 335.73 l
line 0.5 0 0 0|342 348.23 m 342 335.73 l
line 0.5 0 0 0|381 348.23 m 381 335.73 l
line 0.5 0 0 0|420 348.23 m 420 335.73 l
line 0.5 0 0 0|459 348.23 m 459 335.73 l
line 0.5 0 0 0|498 348.23 m 498 335.73 l
line 0.5 0 0 0|537 348.23 m 537 335.73 l
line 0.5 0 0 0|35.75 323.98 m 108.25 323.98 l
line 0.5 0 0 0|107.63 323.98 m 147.25 323.98 l
line 0.75 0 0 0|108 336.23 m 108 323.73 l
line 0.5 0 0 0|146.75 323.98 m 186.25 323.98 l
line 0.5 0 0 0|147 336.23 m 147 323.73 l
line 0.5 0 0 0|185.75 323.98 m 225.25 323.98 l
line 0.5 0 0 0|186 336.23 m 186 323.73 l
line 0.5 0 0 0|224.75 323.98 m 264.25 323.98 l
line 0.5 0 0 0|225 336.23 m 225 323.73 l
line 0.5 0 0 0|263.75 323.98 m 303.25 323.98 l
line 0.5 0 0 0|264 336.23 m 264 323.73 l
line 0.5 0 0 0|302.75 323.98 m 342.25 323.98 l
line 0.5 0 0 0|303 336.23 m 303 323.73 l
line 0.5 0 0 0|341.75 323.98 m 381.25 323.98 l
line 0.5 0 0 0|342 336.23 m 342 323.73 l
line 0.5 0 0 0|380.75 323.98 m 420.25 323.98 l
line 0.5 0 0 0|381 336.23 m 381 323.73 l
line 0.5 0 0 0|419.75 323.98 m 459.25 323.98 l
line 0.5 0 0 0|420 336.23 m 420 323.73 l
line 0.5 0 0 0|458.75 323.98 m 498.25 323.98 l
line 0.5 0 0 0|459 336.23 m 459 323.73 l
line 0.5 0 0 0|497.75 323.98 m 537.25 323.98 l
line 0.5 0 0 0|498 336.23 m 498 323.73 l
line 0.5 0 0 0|536.75 323.98 m 576.25 323.98 l
line 0.5 0 0 0|537 336.23 m 537 323.73 l
line 0.75 0 0 0|108 324.23 m 108 311.73 l
line 0.5 0 0 0|147 324.23 m 147 311.73 l
line 0.5 0 0 0|186 324.23 m 186 311.73 l
line 0.5 0 0 0|225 324.23 m 225 311.73 l
line 0.5 0 0 0|264 324.23 m 264 311.73 l
line 0.5 0 0 0|303 324.23 m 303 311.73 l
line 0.5 0 0 0|342 324.23 m 342 311.73 l
line 0.5 0 0 0|381 324.23 m 381 311.73 l
line 0.5 0 0 0|420 324.23 m 420 311.73 l
line 0.5 0 0 0|459 324.23 m 459 311.73 l
line 0.5 0 0 0|498 324.23 m 498 311.73 l
line 0.5 0 0 0|537 324.23 m 537 311.73 l
line 0.75 0 0 0|108 312.23 m 108 299.73 l
line 0.5 0 0 0|147 312.23 m 147 299.73 l
line 0.5 0 0 0|186 312.23 m 186 299.73 l
line 0.5 0 0 0|225 312.23 m 225 299.73 l
line 0.5 0 0 0|264 312.23 m 264 299.73 l
line 0.5 0 0 0|303 312.23 m 303 299.73 l
line 0.5 0 0 0|342 312.23 m 342 299.73 l
line 0.5 0 0 0|381 312.23 m 381 299.73 l
line 0.5 0 0 0|420 312.23 m 420 299.73 l
line 0.5 0 0 0|459 312.23 m 459 299.73 l
line 0.5 0 0 0|498 312.23 m 498 299.73 l
line 0.5 0 0 0|537 312.23 m 537 299.73 l
line 0.5 0 0 0|35.75 287.98 m 108.25 287.98 l
line 0.5 0 0 0|107.63 287.98 m 147.25 287.98 l
line 0.75 0 0 0|108 300.23 m 108 287.73 l
line 0.5 0 0 0|146.75 287.98 m 186.25 287.98 l
line 0.5 0 0 0|147 300.23 m 147 287.73 l
line 0.5 0 0 0|185.75 287.98 m 225.25 287.98 l
line 0.5 0 0 0|186 300.23 m 186 287.73 l
line 0.5 0 0 0|224.75 287.98 m 264.25 287.98 l
line 0.5 0 0 0|225 300.23 m 225 287.73 l
line 0.5 0 0 0|263.75 287.98 m 303.25 287.98 l
line 0.5 0 0 0|264 300.23 m 264 287.73 l
line 0.5 0 0 0|302.75 287.98 m 342.25 287.98 l
line 0.5 0 0 0|303 300.23 m 303 287.73 l
line 0.5 0 0 0|341.75 287.98 m 381.25 287.98 l
line 0.5 0 0 0|342 300.23 m 342 287.73 l
line 0.5 0 0 0|380.75 287.98 m 420.25 287.98 l
line 0.5 0 0 0|381 300.23 m 381 287.73 l
line 0.5 0 0 0|419.75 287.98 m 459.25 287.98 l
line 0.5 0 0 0|420 300.23 m 420 287.73 l
line 0.5 0 0 0|458.75 287.98 m 498.25 287.98 l
line 0.5 0 0 0|459 300.23 m 459 287.73 l
line 0.5 0 0 0|497.75 287.98 m 537.25 287.98 l
line 0.5 0 0 0|498 300.23 m 498 287.73 l
line 0.5 0 0 0|536.75 287.98 m 576.25 287.98 l
line 0.5 0 0 0|537 300.23 m 537 287.73 l
line 0.75 0 0 0|108 288.23 m 108 275.73 l
line 0.5 0 0 0|147 288.23 m 147 275.73 l
line 0.5 0 0 0|186 288.23 m 186 275.73 l
line 0.5 0 0 0|225 288.23 m 225 275.73 l
line 0.5 0 0 0|264 288.23 m 264 275.73 l
line 0.5 0 0 0|303 288.23 m 303 275.73 l
line 0.5 0 0 0|342 288.23 m 342 275.73 l
line 0.5 0 0 0|381 288.23 m 381 275.73 l
line 0.5 0 0 0|420 288.23 m 420 275.73 l
line 0.5 0 0 0|459 288.23 m 459 275.73 l
line 0.5 0 0 0|498 288.23 m 498 275.73 l
line 0.5 0 0 0|537 288.23 m 537 275.73 l
line 0.75 0 0 0|108 276.23 m 108 263.61 l
line 0.5 0 0 0|147 276.23 m 147 263.61 l
line 0.5 0 0 0|186 276.23 m 186 263.61 l
line 0.5 0 0 0|225 276.23 m 225 263.61 l
line 0.5 0 0 0|264 276.23 m 264 263.61 l
line 0.5 0 0 0|303 276.23 m 303 263.61 l
line 0.5 0 0 0|342 276.23 m 342 263.61 l
line 0.5 0 0 0|381 276.23 m 381 263.61 l
line 0.5 0 0 0|420 276.23 m 420 263.61 l
line 0.5 0 0 0|459 276.23 m 459 263.61 l
line 0.5 0 0 0|498 276.23 m 498 263.61 l
line 0.5 0 0 0|537 276.23 m 537 263.61 l
line 1 0 0 0|35.75 263.97 m 576.25 263.97 l
line 0.75 0 0 0|35.75 239.97 m 576.25 239.97 l
line 0.75 0 0 0|107.63 221.97 m 576.25 221.97 l
line 0.75 0 0 0|108 240.22 m 108 221.59 l
line 0.75 0 0 0|35.75 197.97 m 108.25 197.97 l
line 0.75 0 0 0|107.63 197.97 m 147.25 197.97 l
line 0.75 0 0 0|108 222.22 m 108 197.59 l
line 0.75 0 0 0|146.75 197.97 m 186.25 197.97 l
line 0.5 0 0 0|147 222.22 m 147 197.59 l
line 0.75 0 0 0|185.75 197.97 m 225.25 197.97 l
line 0.5 0 0 0|186 222.22 m 186 197.59 l
line 0.75 0 0 0|224.75 197.97 m 264.25 197.97 l
line 0.5 0 0 0|225 222.22 m 225 197.59 l
line 0.75 0 0 0|263.75 197.97 m 303.25 197.97 l
line 0.5 0 0 0|264 222.22 m 264 197.59 l
line 0.75 0 0 0|302.75 197.97 m 342.25 197.97 l
line 0.5 0 0 0|303 222.22 m 303 197.59 l
line 0.75 0 0 0|341.75 197.97 m 381.25 197.97 l
line 0.5 0 0 0|342 222.22 m 342 197.59 l
line 0.75 0 0 0|380.75 197.97 m 420.25 197.97 l
line 0.5 0 0 0|381 222.22 m 381 197.59 l
line 0.75 0 0 0|419.75 197.97 m 459.25 197.97 l
line 0.5 0 0 0|420 222.22 m 420 197.59 l
line 0.75 0 0 0|458.75 197.97 m 498.25 197.97 l
line 0.5 0 0 0|459 222.22 m 459 197.59 l
line 0.75 0 0 0|497.75 197.97 m 537.25 197.97 l
line 0.5 0 0 0|498 222.22 m 498 197.59 l
line 0.75 0 0 0|536.75 197.97 m 576.25 197.97 l
line 0.5 0 0 0|537 222.22 m 537 197.59 l
line 0.75 0 0 0|108 198.22 m 108 185.72 l
line 0.5 0 0 0|147 198.22 m 147 185.72 l
line 0.5 0 0 0|186 198.22 m 186 185.72 l
line 0.5 0 0 0|225 198.22 m 225 185.72 l
line 0.5 0 0 0|264 198.22 m 264 185.72 l
line 0.5 0 0 0|303 198.22 m 303 185.72 l
line 0.5 0 0 0|342 198.22 m 342 185.72 l
line 0.5 0 0 0|381 198.22 m 381 185.72 l
line 0.5 0 0 0|420 198.22 m 420 185.72 l
line 0.5 0 0 0|459 198.22 m 459 185.72 l
line 0.5 0 0 0|498 198.22 m 498 185.72 l
line 0.5 0 0 0|537 198.22 m 537 185.72 l
line 0.75 0 0 0|108 186.22 m 108 173.72 l
line 0.5 0 0 0|147 186.22 m 147 173.72 l
line 0.5 0 0 0|186 186.22 m 186 173.72 l
line 0.5 0 0 0|225 186.22 m 225 173.72 l
line 0.5 0 0 0|264 186.22 m 264 173.72 l
line 0.5 0 0 0|303 186.22 m 303 173.72 l
line 0.5 0 0 0|342 186.22 m 342 173.72 l
line 0.5 0 0 0|381 186.22 m 381 173.72 l
line 0.5 0 0 0|420 186.22 m 420 173.72 l
line 0.5 0 0 0|459 186.22 m 459 173.72 l
line 0.5 0 0 0|498 186.22 m 498 173.72 l
line 0.5 0 0 0|537 186.22 m 537 173.72 l
line 0.5 0 0 0|35.75 161.97 m 108.25 161.97 l
line 0.5 0 0 0|107.63 161.97 m 147.25 161.97 l
line 0.75 0 0 0|108 174.22 m 108 161.72 l
line 0.5 0 0 0|146.75 161.97 m 186.25 161.97 l
line 0.5 0 0 0|147 174.22 m 147 161.72 l
line 0.5 0 0 0|185.75 161.97 m 225.25 161.97 l
line 0.5 0 0 0|186 174.22 m 186 161.72 l
line 0.5 0 0 0|224.75 161.97 m 264.25 161.97 l
line 0.5 0 0 0|225 174.22 m 225 161.72 l
line 0.5 0 0 0|263.75 161.97 m 303.25 161.97 l
line 0.5 0 0 0|264 174.22 m 264 161.72 l
line 0.5 0 0 0|302.75 161.97 m 342.25 161.97 l
line 0.5 0 0 0|303 174.22 m 303 161.72 l
line 0.5 0 0 0|341.75 161.97 m 381.25 161.97 l
line 0.5 0 0 0|342 174.22 m 342 161.72 l
line 0.5 0 0 0|380.75 161.97 m 420.25 161.97 l
line 0.5 0 0 0|381 174.22 m 381 161.72 l
line 0.5 0 0 0|419.75 161.97 m 459.25 161.97 l
line 0.5 0 0 0|420 174.22 m 420 161.72 l
line 0.5 0 0 0|458.75 161.97 m 498.25 161.97 l
line 0.5 0 0 0|459 174.22 m 459 161.72 l
line 0.5 0 0 0|497.75 161.97 m 537.25 161.97 l
line 0.5 0 0 0|498 174.22 m 498 161.72 l
line 0.5 0 0 0|536.75 161.97 m 576.25 161.97 l
line 0.5 0 0 0|537 174.22 m 537 161.72 l
line 0.75 0 0 0|108 162.22 m 108 149.72 l
line 0.5 0 0 0|147 162.22 m 147 149.72 l
line 0.5 0 0 0|186 162.22 m 186 149.72 l
line 0.5 0 0 0|225 162.22 m 225 149.72 l
line 0.5 0 0 0|264 162.22 m 264 149.72 l
line 0.5 0 0 0|303 162.22 m 303 149.72 l
line 0.5 0 0 0|342 162.22 m 342 149.72 l
line 0.5 0 0 0|381 162.22 m 381 149.72 l
line 0.5 0 0 0|420 162.22 m 420 149.72 l
line 0.5 0 0 0|459 162.22 m 459 149.72 l
line 0.5 0 0 0|498 162.22 m 498 149.72 l
line 0.5 0 0 0|537 162.22 m 537 149.72 l
line 0.75 0 0 0|108 150.22 m 108 137.72 l
line 0.5 0 0 0|147 150.22 m 147 137.72 l
line 0.5 0 0 0|186 150.22 m 186 137.72 l
line 0.5 0 0 0|225 150.22 m 225 137.72 l
line 0.5 0 0 0|264 150.22 m 264 137.72 l
line 0.5 0 0 0|303 150.22 m 303 137.72 l
line 0.5 0 0 0|342 150.22 m 342 137.72 l
line 0.5 0 0 0|381 150.22 m 381 137.72 l
line 0.5 0 0 0|420 150.22 m 420 137.72 l
line 0.5 0 0 0|459 150.22 m 459 137.72 l
line 0.5 0 0 0|498 150.22 m 498 137.72 l
line 0.5 0 0 0|537 150.22 m 537 137.72 l
line 0.5 0 0 0|35.75 125.97 m 108.25 125.97 l
line 0.5 0 0 0|107.63 125.97 m 147.25 125.97 l
line 0.75 0 0 0|108 138.22 m 108 125.72 l
line 0.5 0 0 0|146.75 125.97 m 186.25 125.97 l
line 0.5 0 0 0|147 138.22 m 147 125.72 l
line 0.5 0 0 0|185.75 125.97 m 225.25 125.97 l
line 0.5 0 0 0|186 138.22 m 186 125.72 l
line 0.5 0 0 0|224.75 125.97 m 264.25 125.97 l
line 0.5 0 0 0|225 138.22 m 225 125.72 l
line 0.5 0 0 0|263.75 125.97 m 303.25 125.97 l
line 0.5 0 0 0|264 138.22 m 264 125.72 l
line 0.5 0 0 0|302.75 125.97 m 342.25 125.97 l
line 0.5 0 0 0|303 138.22 m 303 125.72 l
line 0.5 0 0 0|341.75 125.97 m 381.25 125.97 l
line 0.5 0 0 0|342 138.22 m 342 125.72 l
line 0.5 0 0 0|380.75 125.97 m 420.25 125.97 l
line 0.5 0 0 0|381 138.22 m 381 125.72 l
line 0.5 0 0 0|419.75 125.97 m 459.25 125.97 l
line 0.5 0 0 0|420 138.22 m 420 125.72 l
line 0.5 0 0 0|458.75 125.97 m 498.25 125.97 l
line 0.5 0 0 0|459 138.22 m 459 125.72 l
line 0.5 0 0 0|497.75 125.97 m 537.25 125.97 l
line 0.5 0 0 0|498 138.22 m 498 125.72 l
line 0.5 0 0 0|536.75 125.97 m 576.25 125.97 l
line 0.5 0 0 0|537 138.22 m 537 125.72 l
line 0.75 0 0 0|108 126.22 m 108 113.73 l
line 0.5 0 0 0|147 126.22 m 147 113.73 l
line 0.5 0 0 0|186 126.22 m 186 113.73 l
line 0.5 0 0 0|225 126.22 m 225 113.73 l
line 0.5 0 0 0|264 126.22 m 264 113.73 l
line 0.5 0 0 0|303 126.22 m 303 113.73 l
line 0.5 0 0 0|342 126.22 m 342 113.73 l
line 0.5 0 0 0|381 126.22 m 381 113.73 l
line 0.5 0 0 0|420 126.22 m 420 113.73 l
line 0.5 0 0 0|459 126.22 m 459 113.73 l
line 0.5 0 0 0|498 126.22 m 498 113.73 l
line 0.5 0 0 0|537 126.22 m 537 113.73 l
line 0.75 0 0 0|108 114.23 m 108 101.73 l
line 0.5 0 0 0|147 114.23 m 147 101.73 l
line 0.5 0 0 0|186 114.23 m 186 101.73 l
line 0.5 0 0 0|225 114.23 m 225 101.73 l
line 0.5 0 0 0|264 114.23 m 264 101.73 l
line 0.5 0 0 0|303 114.23 m 303 101.73 l
line 0.5 0 0 0|342 114.23 m 342 101.73 l
line 0.5 0 0 0|381 114.23 m 381 101.73 l
line 0.5 0 0 0|420 114.23 m 420 101.73 l
line 0.5 0 0 0|459 114.23 m 459 101.73 l
line 0.5 0 0 0|498 114.23 m 498 101.73 l
line 0.5 0 0 0|537 114.23 m 537 101.73 l
line 0.5 0 0 0|35.75 89.98 m 108.25 89.98 l
line 0.5 0 0 0|107.63 89.98 m 147.25 89.98 l
line 0.75 0 0 0|108 102.23 m 108 89.73 l
line 0.5 0 0 0|146.75 89.98 m 186.25 89.98 l
line 0.5 0 0 0|147 102.23 m 147 89.73 l
line 0.5 0 0 0|185.75 89.98 m 225.25 89.98 l
line 0.5 0 0 0|186 102.23 m 186 89.73 l
line 0.5 0 0 0|224.75 89.98 m 264.25 89.98 l
line 0.5 0 0 0|225 102.23 m 225 89.73 l
line 0.5 0 0 0|263.75 89.98 m 303.25 89.98 l
line 0.5 0 0 0|264 102.23 m 264 89.73 l
line 0.5 0 0 0|302.75 89.98 m 342.25 89.98 l
line 0.5 0 0 0|303 102.23 m 303 89.73 l
line 0.5 0 0 0|341.75 89.98 m 381.25 89.98 l
line 0.5 0 0 0|342 102.23 m 342 89.73 l
line 0.5 0 0 0|380.75 89.98 m 420.25 89.98 l
line 0.5 0 0 0|381 102.23 m 381 89.73 l
line 0.5 0 0 0|419.75 89.98 m 459.25 89.98 l
line 0.5 0 0 0|420 102.23 m 420 89.73 l
line 0.5 0 0 0|458.75 89.98 m 498.25 89.98 l
line 0.5 0 0 0|459 102.23 m 459 89.73 l
line 0.5 0 0 0|497.75 89.98 m 537.25 89.98 l
line 0.5 0 0 0|498 102.23 m 498 89.73 l
line 0.5 0 0 0|536.75 89.98 m 576.25 89.98 l
line 0.5 0 0 0|537 102.23 m 537 89.73 l
line 0.75 0 0 0|108 90.23 m 108 77.73 l
line 0.5 0 0 0|147 90.23 m 147 77.73 l
line 0.5 0 0 0|186 90.23 m 186 77.73 l
line 0.5 0 0 0|225 90.23 m 225 77.73 l
line 0.5 0 0 0|264 90.23 m 264 77.73 l
line 0.5 0 0 0|303 90.23 m 303 77.73 l
line 0.5 0 0 0|342 90.23 m 342 77.73 l
line 0.5 0 0 0|381 90.23 m 381 77.73 l
line 0.5 0 0 0|420 90.23 m 420 77.73 l
line 0.5 0 0 0|459 90.23 m 459 77.73 l
line 0.5 0 0 0|498 90.23 m 498 77.73 l
line 0.5 0 0 0|537 90.23 m 537 77.73 l
line 0.75 0 0 0|108 78.23 m 108 65.73 l
line 0.5 0 0 0|147 78.23 m 147 65.73 l
line 0.5 0 0 0|186 78.23 m 186 65.73 l
line 0.5 0 0 0|225 78.23 m 225 65.73 l
line 0.5 0 0 0|264 78.23 m 264 65.73 l
line 0.5 0 0 0|303 78.23 m 303 65.73 l
line 0.5 0 0 0|342 78.23 m 342 65.73 l
line 0.5 0 0 0|381 78.23 m 381 65.73 l
line 0.5 0 0 0|420 78.23 m 420 65.73 l
line 0.5 0 0 0|459 78.23 m 459 65.73 l
line 0.5 0 0 0|498 78.23 m 498 65.73 l
line 0.5 0 0 0|537 78.23 m 537 65.73 l
line 0.5 0 0 0|35.75 53.98 m 108.25 53.98 l
line 0.5 0 0 0|107.63 53.98 m 147.25 53.98 l
line 0.75 0 0 0|108 66.23 m 108 53.73 l
line 0.5 0 0 0|146.75 53.98 m 186.25 53.98 l
line 0.5 0 0 0|147 66.23 m 147 53.73 l
line 0.5 0 0 0|185.75 53.98 m 225.25 53.98 l
line 0.5 0 0 0|186 66.23 m 186 53.73 l
line 0.5 0 0 0|224.75 53.98 m 264.25 53.98 l
line 0.5 0 0 0|225 66.23 m 225 53.73 l
line 0.5 0 0 0|263.75 53.98 m 303.25 53.98 l
line 0.5 0 0 0|264 66.23 m 264 53.73 l
line 0.5 0 0 0|302.75 53.98 m 342.25 53.98 l
line 0.5 0 0 0|303 66.23 m 303 53.73 l
line 0.5 0 0 0|341.75 53.98 m 381.25 53.98 l
line 0.5 0 0 0|342 66.23 m 342 53.73 l
line 0.5 0 0 0|380.75 53.98 m 420.25 53.98 l
line 0.5 0 0 0|381 66.23 m 381 53.73 l
line 0.5 0 0 0|419.75 53.98 m 459.25 53.98 l
line 0.5 0 0 0|420 66.23 m 420 53.73 l
line 0.5 0 0 0|458.75 53.98 m 498.25 53.98 l
line 0.5 0 0 0|459 66.23 m 459 53.73 l
line 0.5 0 0 0|497.75 53.98 m 537.25 53.98 l
line 0.5 0 0 0|498 66.23 m 498 53.73 l
line 0.5 0 0 0|536.75 53.98 m 576.25 53.98 l
line 0.5 0 0 0|537 66.23 m 537 53.73 l
line 0.75 0 0 0|108 54.23 m 108 41.73 l
line 0.5 0 0 0|147 54.23 m 147 41.73 l
line 0.5 0 0 0|186 54.23 m 186 41.73 l
line 0.5 0 0 0|225 54.23 m 225 41.73 l
line 0.5 0 0 0|264 54.23 m 264 41.73 l
line 0.5 0 0 0|303 54.23 m 303 41.73 l
line 0.5 0 0 0|342 54.23 m 342 41.73 l
line 0.5 0 0 0|381 54.23 m 381 41.73 l
line 0.5 0 0 0|420 54.23 m 420 41.73 l
line 0.5 0 0 0|459 54.23 m 459 41.73 l
line 0.5 0 0 0|498 54.23 m 498 41.73 l
line 0.5 0 0 0|537 54.23 m 537 41.73 l
line 1 0 0 0|35.75 29.98 m 108.25 29.98 l
line 1 0 0 0|107.63 29.98 m 147.25 29.98 l
line 0.75 0 0 0|108 42.23 m 108 29.48 l
line 1 0 0 0|146.75 29.98 m 186.25 29.98 l
line 0.5 0 0 0|147 42.23 m 147 29.48 l
line 1 0 0 0|185.75 29.98 m 225.25 29.98 l
line 0.5 0 0 0|186 42.23 m 186 29.48 l
line 1 0 0 0|224.75 29.98 m 264.25 29.98 l
line 0.5 0 0 0|225 42.23 m 225 29.48 l
line 1 0 0 0|263.75 29.98 m 303.25 29.98 l
line 0.5 0 0 0|264 42.23 m 264 29.48 l
line 1 0 0 0|302.75 29.98 m 342.25 29.98 l
line 0.5 0 0 0|303 42.23 m 303 29.48 l
line 1 0 0 0|341.75 29.98 m 381.25 29.98 l
line 0.5 0 0 0|342 42.23 m 342 29.48 l
line 1 0 0 0|380.75 29.98 m 420.25 29.98 l
line 0.5 0 0 0|381 42.23 m 381 29.48 l
line 1 0 0 0|419.75 29.98 m 459.25 29.98 l
line 0.5 0 0 0|420 42.23 m 420 29.48 l
line 1 0 0 0|458.75 29.98 m 498.25 29.98 l
line 0.5 0 0 0|459 42.23 m 459 29.48 l
line 1 0 0 0|497.75 29.98 m 537.25 29.98 l
line 0.5 0 0 0|498 42.23 m 498 29.48 l
line 1 0 0 0|536.75 29.98 m 576.25 29.98 l
line 0.5 0 0 0|537 42.23 m 537 29.48 l
<Sect
<Sect
<P
text regular 7 36 748.41 52.52|Form W-4 (2026)
>
<P
text regular 7 552.42 747.83 16.27|Page 
text bold 10 570.44 747.83 5.56|5
>
>
<H2
text bold 11 169.44 728.52 273.12|Married Filing Jointly or Qualifying Surviving Spouse
>
<Sect
<P
text bold 8.07 36 706.35 70.43|Higher Paying Job
text bold 8.07 41.47 696.15 59.05|Annual Taxable
text bold 8.07 43.11 685.95 55.77|Wage & Salary
>
<P
text bold 8.5 242.92 708.08 198.16|Lower Paying Job Annual Taxable Wage & Salary
>
>
<Sect
<Sect
<P
text regular 8 120.38 691.26 14.23|$0 -
text regular 8 117.49 682.26 20.02|9,999
>
<P
text regular 8 149.38 691.26 34.25|$10,000 -
text regular 8 154.27 682.26 24.46|19,999
>
<P
text regular 8 188.38 691.26 34.25|$20,000 -
text regular 8 193.27 682.26 24.46|29,999
>
<P
text regular 8 227.38 691.26 34.25|$30,000 -
text regular 8 232.27 682.26 24.46|39,999
>
<P
text regular 8 266.38 691.26 34.25|$40,000 -
text regular 8 271.27 682.26 24.46|49,999
>
<P
text regular 8 305.38 691.26 34.25|$50,000 -
text regular 8 310.27 682.26 24.46|59,999
>
<P
text regular 8 344.38 691.26 34.25|$60,000 -
text regular 8 349.27 682.26 24.46|69,999
>
<P
text regular 8 383.38 691.26 34.25|$70,000 -
text regular 8 388.27 682.26 24.46|79,999
>
<P
text regular 8 422.38 691.26 34.25|$80,000 -
text regular 8 427.27 682.26 24.46|89,999
>
<P
text regular 8 461.38 691.26 34.25|$90,000 -
text regular 8 466.27 682.26 24.46|99,999
>
<P
text regular 8 499.05 691.26 36.9|$100,000 -
text regular 8 503.28 682.26 28.43|109,999
>
<P
text regular 8 538.05 691.26 36.9|$110,000 -
text regular 8 542.28 682.26 28.43|120,000
>
>
<Sect
<P
text regular 8 60.62 668.76 15.62|$0 - 
text regular 8 85.98 668.76 20.02|9,999
>
<P
text regular 8 132.1 668.76 8.9|$0
>
<P
text regular 8 171.1 668.76 8.9|$0
>
<P
text regular 8 201.21 668.76 17.79|$480
>
<P
text regular 8 240.21 668.76 17.79|$850
>
<P
text regular 8 279.21 668.76 17.79|$850
>
<P
text regular 8 311.54 668.76 24.46|$1,020
>
<P
text regular 8 350.54 668.76 24.46|$1,020
>
<P
text regular 8 389.54 668.76 24.46|$1,020
>
<P
text regular 8 428.54 668.76 24.46|$1,020
>
<P
text regular 8 467.54 668.76 24.46|$1,020
>
<P
text regular 8 506.54 668.76 24.46|$1,020
>
<P
text regular 8 545.54 668.76 24.46|$1,020
>
>
<Sect
<P
text regular 8 40.62 656.76 35.08|$10,000 - 
text regular 8 81.54 656.76 24.46|19,999
>
<P
text regular 8 136.55 656.76 4.45|0
>
<P
text regular 8 166.66 656.76 13.34|480
>
<P
text regular 8 198.98 656.76 20.02|1,480
>
<P
text regular 8 237.98 656.76 20.02|1,850
>
<P
text regular 8 276.98 656.76 20.02|2,050
>
<P
text regular 8 315.98 656.76 20.02|2,220
>
<P
text regular 8 354.98 656.76 20.02|2,220
>
<P
text regular 8 393.98 656.76 20.02|2,220
>
<P
text regular 8 432.98 656.76 20.02|2,220
>
<P
text regular 8 471.98 656.76 20.02|2,220
>
<P
text regular 8 510.98 656.76 20.02|2,220
>
<P
text regular 8 549.98 656.76 20.02|2,620
>
>
<Sect
<P
text regular 8 40.62 644.76 35.08|$20,000 - 
text regular 8 81.54 644.76 24.46|29,999
>
<P
text regular 8 127.66 644.76 13.34|480
>
<P
text regular 8 159.98 644.76 20.02|1,480
>
<P
text regular 8 198.98 644.76 20.02|2,480
>
<P
text regular 8 237.98 644.76 20.02|3,050
>
<P
text regular 8 276.98 644.76 20.02|3,250
>
<P
text regular 8 315.98 644.76 20.02|3,420
>
<P
text regular 8 354.98 644.76 20.02|3,420
>
<P
text regular 8 393.98 644.76 20.02|3,420
>
<P
text regular 8 432.98 644.76 20.02|3,420
>
<P
text regular 8 471.98 644.76 20.02|3,420
>
<P
text regular 8 510.98 644.76 20.02|3,820
>
<P
text regular 8 549.98 644.76 20.02|4,820
>
>
<Sect
<P
text regular 8 40.62 632.76 35.08|$30,000 - 
text regular 8 81.54 632.76 24.46|39,999
>
<P
text regular 8 127.66 632.76 13.34|850
>
<P
text regular 8 159.98 632.76 20.02|1,850
>
<P
text regular 8 198.98 632.76 20.02|3,050
>
<P
text regular 8 237.98 632.76 20.02|3,620
>
<P
text regular 8 276.98 632.76 20.02|3,820
>
<P
text regular 8 315.98 632.76 20.02|3,990
>
<P
text regular 8 354.98 632.76 20.02|3,990
>
<P
text regular 8 393.98 632.76 20.02|3,990
>
<P
text regular 8 432.98 632.76 20.02|3,990
>
<P
text regular 8 471.98 632.76 20.02|4,390
>
<P
text regular 8 510.98 632.76 20.02|5,390
>
<P
text regular 8 549.98 632.76 20.02|6,390
>
>
<Sect
<P
text regular 8 40.62 620.76 35.08|$40,000 - 
text regular 8 81.54 620.76 24.46|49,999
>
<P
text regular 8 127.66 620.76 13.34|850
>
<P
text regular 8 159.98 620.76 20.02|2,050
>
<P
text regular 8 198.98 620.76 20.02|3,250
>
<P
text regular 8 237.98 620.76 20.02|3,820
>
<P
text regular 8 276.98 620.76 20.02|4,020
>
<P
text regular 8 315.98 620.76 20.02|4,190
>
<P
text regular 8 354.98 620.76 20.02|4,190
>
<P
text regular 8 393.98 620.76 20.02|4,190
>
<P
text regular 8 432.98 620.76 20.02|4,590
>
<P
text regular 8 471.98 620.76 20.02|5,590
>
<P
text regular 8 510.98 620.76 20.02|6,590
>
<P
text regular 8 549.98 620.76 20.02|7,590
>
>
<Sect
<P
text regular 8 40.62 608.76 35.08|$50,000 - 
text regular 8 81.54 608.76 24.46|59,999
>
<P
text regular 8 120.98 608.76 20.02|1,020
>
<P
text regular 8 159.98 608.76 20.02|2,220
>
<P
text regular 8 198.98 608.76 20.02|3,420
>
<P
text regular 8 237.98 608.76 20.02|3,990
>
<P
text regular 8 276.98 608.76 20.02|4,190
>
<P
text regular 8 315.98 608.76 20.02|4,360
>
<P
text regular 8 354.98 608.76 20.02|4,360
>
<P
text regular 8 393.98 608.76 20.02|4,760
>
<P
text regular 8 432.98 608.76 20.02|5,760
>
<P
text regular 8 471.98 608.76 20.02|6,760
>
<P
text regular 8 510.98 608.76 20.02|7,760
>
<P
text regular 8 549.98 608.76 20.02|8,760
>
>
<Sect
<P
text regular 8 40.62 596.76 35.08|$60,000 - 
text regular 8 81.54 596.76 24.46|69,999
>
<P
text regular 8 120.98 596.76 20.02|1,020
>
<P
text regular 8 159.98 596.76 20.02|2,220
>
<P
text regular 8 198.98 596.76 20.02|3,420
>
<P
text regular 8 237.98 596.76 20.02|3,990
>
<P
text regular 8 276.98 596.76 20.02|4,190
>
<P
text regular 8 315.98 596.76 20.02|4,360
>
<P
text regular 8 354.98 596.76 20.02|4,760
>
<P
text regular 8 393.98 596.76 20.02|5,760
>
<P
text regular 8 432.98 596.76 20.02|6,760
>
<P
text regular 8 471.98 596.76 20.02|7,760
>
<P
text regular 8 510.98 596.76 20.02|8,760
>
<P
text regular 8 549.98 596.76 20.02|9,760
>
>
<Sect
<P
text regular 8 40.62 584.76 35.08|$70,000 - 
text regular 8 81.54 584.76 24.46|79,999
>
<P
text regular 8 120.98 584.76 20.02|1,020
>
<P
text regular 8 159.98 584.76 20.02|2,220
>
<P
text regular 8 198.98 584.76 20.02|3,420
>
<P
text regular 8 237.98 584.76 20.02|3,990
>
<P
text regular 8 276.98 584.76 20.02|4,190
>
<P
text regular 8 315.98 584.76 20.02|4,760
>
<P
text regular 8 354.98 584.76 20.02|5,760
>
<P
text regular 8 393.98 584.76 20.02|6,760
>
<P
text regular 8 432.98 584.76 20.02|7,760
>
<P
text regular 8 471.98 584.76 20.02|8,760
>
<P
text regular 8 510.98 584.76 20.02|9,760
>
<P
text regular 8 545.54 584.76 24.46|10,760
>
>
<Sect
<P
text regular 8 40.62 572.76 35.08|$80,000 - 
text regular 8 81.54 572.76 24.46|99,999
>
<P
text regular 8 120.98 572.76 20.02|1,020
>
<P
text regular 8 159.98 572.76 20.02|2,220
>
<P
text regular 8 198.98 572.76 20.02|3,420
>
<P
text regular 8 237.98 572.76 20.02|4,240
>
<P
text regular 8 276.98 572.76 20.02|5,440
>
<P
text regular 8 315.98 572.76 20.02|6,610
>
<P
text regular 8 354.98 572.76 20.02|7,610
>
<P
text regular 8 393.98 572.76 20.02|8,610
>
<P
text regular 8 432.98 572.76 20.02|9,610
>
<P
text regular 8 467.54 572.76 24.46|10,610
>
<P
text regular 8 506.54 572.76 24.46|11,610
>
<P
text regular 8 545.54 572.76 24.46|12,610
>
>
<Sect
<P
text regular 8 36.17 560.76 69.83|$100,000 - 149,999
>
<P
text regular 8 120.98 560.77 20.02|1,870
>
<P
text regular 8 159.98 560.77 20.02|4,070
>
<P
text regular 8 198.98 560.77 20.02|6,270
>
<P
text regular 8 237.98 560.77 20.02|7,840
>
<P
text regular 8 276.98 560.77 20.02|9,040
>
<P
text regular 8 311.54 560.77 24.46|10,210
>
<P
text regular 8 350.54 560.77 24.46|11,210
>
<P
text regular 8 389.54 560.77 24.46|12,210
>
<P
text regular 8 428.54 560.77 24.46|13,210
>
<P
text regular 8 467.54 560.77 24.46|14,210
>
<P
text regular 8 506.54 560.77 24.46|15,360
>
<P
text regular 8 545.54 560.77 24.46|16,560
>
>
<Sect
<P
text regular 8 36.17 548.77 69.83|$150,000 - 239,999
>
<P
text regular 8 120.98 548.77 20.02|1,870
>
<P
text regular 8 159.98 548.77 20.02|4,100
>
<P
text regular 8 198.98 548.77 20.02|6,500
>
<P
text regular 8 237.98 548.77 20.02|8,270
>
<P
text regular 8 276.98 548.77 20.02|9,670
>
<P
text regular 8 311.54 548.77 24.46|11,040
>
<P
text regular 8 350.54 548.77 24.46|12,240
>
<P
text regular 8 389.54 548.77 24.46|13,440
>
<P
text regular 8 428.54 548.77 24.46|14,640
>
<P
text regular 8 467.54 548.77 24.46|15,840
>
<P
text regular 8 506.54 548.77 24.46|17,040
>
<P
text regular 8 545.54 548.77 24.46|18,240
>
>
<Sect
<P
text regular 8 36.17 536.77 69.83|$240,000 - 319,999
>
<P
text regular 8 120.98 536.77 20.02|2,040
>
<P
text regular 8 159.98 536.77 20.02|4,440
>
<P
text regular 8 198.98 536.77 20.02|6,840
>
<P
text regular 8 237.98 536.77 20.02|8,610
>
<P
text regular 8 272.54 536.77 24.46|10,010
>
<P
text regular 8 311.54 536.77 24.46|11,380
>
<P
text regular 8 350.54 536.77 24.46|12,580
>
<P
text regular 8 389.54 536.77 24.46|13,780
>
<P
text regular 8 428.54 536.77 24.46|14,980
>
<P
text regular 8 467.54 536.77 24.46|16,180
>
<P
text regular 8 506.54 536.77 24.46|17,380
>
<P
text regular 8 545.54 536.77 24.46|18,580
>
>
<Sect
<P
text regular 8 36.17 524.77 69.83|$320,000 - 364,999
>
<P
text regular 8 120.98 524.77 20.02|2,040
>
<P
text regular 8 159.98 524.77 20.02|4,440
>
<P
text regular 8 198.98 524.77 20.02|6,840
>
<P
text regular 8 237.98 524.77 20.02|8,610
>
<P
text regular 8 272.54 524.77 24.46|10,010
>
<P
text regular 8 311.54 524.77 24.46|11,380
>
<P
text regular 8 350.54 524.77 24.46|12,580
>
<P
text regular 8 389.54 524.77 24.46|13,860
>
<P
text regular 8 428.54 524.77 24.46|15,860
>
<P
text regular 8 467.54 524.77 24.46|17,860
>
<P
text regular 8 506.54 524.77 24.46|19,860
>
<P
text regular 8 545.54 524.77 24.46|21,860
>
>
<Sect
<P
text regular 8 36.17 512.77 69.83|$365,000 - 524,999
>
<P
text regular 8 120.98 512.77 20.02|2,720
>
<P
text regular 8 159.98 512.77 20.02|5,920
>
<P
text regular 8 198.98 512.77 20.02|9,390
>
<P
text regular 8 233.54 512.77 24.46|12,260
>
<P
text regular 8 272.54 512.77 24.46|14,760
>
<P
text regular 8 311.54 512.77 24.46|17,230
>
<P
text regular 8 350.54 512.77 24.46|19,530
>
<P
text regular 8 389.54 512.77 24.46|21,830
>
<P
text regular 8 428.54 512.77 24.46|24,130
>
<P
text regular 8 467.54 512.77 24.46|26,430
>
<P
text regular 8 506.54 512.77 24.46|28,730
>
<P
text regular 8 545.54 512.77 24.46|31,030
>
>
<Sect
<P
text regular 8 36 500.77 66.85|$525,000 and over
>
<P
text regular 8 120.98 500.77 20.02|3,140
>
<P
text regular 8 159.98 500.77 20.02|6,840
>
<P
text regular 8 194.54 500.77 24.46|10,540
>
<P
text regular 8 233.54 500.77 24.46|13,610
>
<P
text regular 8 272.54 500.77 24.46|16,310
>
<P
text regular 8 311.54 500.77 24.46|18,980
>
<P
text regular 8 350.54 500.77 24.46|21,480
>
<P
text regular 8 389.54 500.77 24.46|23,980
>
<P
text regular 8 428.54 500.77 24.46|26,480
>
<P
text regular 8 467.54 500.77 24.46|28,980
>
<P
text regular 8 506.54 500.77 24.46|31,480
>
<P
text regular 8 545.54 500.77 24.46|33,990
>
>
>
<H2
text bold 11 215.79 482.52 180.42|Single or Married Filing Separately
>
<Sect
<P
text bold 8.07 36 460.35 70.43|Higher Paying Job
text bold 8.07 41.47 450.15 59.05|Annual Taxable
text bold 8.07 43.11 439.95 55.77|Wage & Salary
>
<P
text bold 8.5 242.92 462.08 198.16|Lower Paying Job Annual Taxable Wage & Salary
>
>
<Sect
<Sect
<P
text regular 8 120.38 445.26 14.23|$0 -
text regular 8 117.49 436.26 20.02|9,999
>
<P
text regular 8 149.38 445.26 34.25|$10,000 -
text regular 8 154.27 436.26 24.46|19,999
>
<P
text regular 8 188.38 445.26 34.25|$20,000 -
text regular 8 193.27 436.26 24.46|29,999
>
<P
text regular 8 227.38 445.26 34.25|$30,000 -
text regular 8 232.27 436.26 24.46|39,999
>
<P
text regular 8 266.38 445.26 34.25|$40,000 -
text regular 8 271.27 436.26 24.46|49,999
>
<P
text regular 8 305.38 445.26 34.25|$50,000 -
text regular 8 310.27 436.26 24.46|59,999
>
<P
text regular 8 344.38 445.26 34.25|$60,000 -
text regular 8 349.27 436.26 24.46|69,999
>
<P
text regular 8 383.38 445.26 34.25|$70,000 -
text regular 8 388.27 436.26 24.46|79,999
>
<P
text regular 8 422.38 445.26 34.25|$80,000 -
text regular 8 427.27 436.26 24.46|89,999
>
<P
text regular 8 461.38 445.26 34.25|$90,000 -
text regular 8 466.27 436.26 24.46|99,999
>
<P
text regular 7.36 500.36 445.26 34.28|$100,000 -
text regular 8 503.28 436.26 28.43|109,999
>
<P
text regular 7.36 539.36 445.26 34.28|$110,000 -
text regular 8 542.28 436.26 28.43|120,000
>
>
<Sect
<P
text regular 8 60.63 422.76 15.62|$0 - 
text regular 8 85.98 422.76 20.02|9,999
>
<P
text regular 8 127.66 422.76 13.34|$90
>
<P
text regular 8 162.21 422.76 17.79|$850
>
<P
text regular 8 194.54 422.76 24.46|$1,020
>
<P
text regular 8 233.54 422.76 24.46|$1,020
>
<P
text regular 8 272.54 422.76 24.46|$1,020
>
<P
text regular 8 311.54 422.76 24.46|$1,070
>
<P
text regular 8 350.54 422.76 24.46|$1,870
>
<P
text regular 8 389.54 422.76 24.46|$1,870
>
<P
text regular 8 428.54 422.76 24.46|$1,870
>
<P
text regular 8 467.54 422.76 24.46|$1,870
>
<P
text regular 8 506.54 422.76 24.46|$1,870
>
<P
text regular 8 545.54 422.76 24.46|$1,970
>
>
<Sect
<P
text regular 8 40.62 410.76 35.08|$10,000 - 
text regular 8 81.54 410.76 24.46|19,999
>
<P
text regular 8 127.66 410.76 13.34|850
>
<P
text regular 8 159.98 410.76 20.02|1,780
>
<P
text regular 8 198.98 410.76 20.02|1,980
>
<P
text regular 8 237.98 410.76 20.02|1,980
>
<P
text regular 8 276.98 410.76 20.02|2,030
>
<P
text regular 8 315.98 410.76 20.02|3,030
>
<P
text regular 8 354.98 410.76 20.02|3,830
>
<P
text regular 8 393.98 410.76 20.02|3,830
>
<P
text regular 8 432.98 410.76 20.02|3,830
>
<P
text regular 8 471.98 410.76 20.02|3,830
>
<P
text regular 8 510.98 410.76 20.02|3,930
>
<P
text regular 8 549.98 410.76 20.02|4,130
>
>
<Sect
<P
text regular 8 40.62 398.76 35.08|$20,000 - 
text regular 8 81.54 398.76 24.46|29,999
>
<P
text regular 8 120.98 398.76 20.02|1,020
>
<P
text regular 8 159.98 398.76 20.02|1,980
>
<P
text regular 8 198.98 398.76 20.02|2,180
>
<P
text regular 8 237.98 398.76 20.02|2,230
>
<P
text regular 8 276.98 398.76 20.02|3,230
>
<P
text regular 8 315.98 398.76 20.02|4,230
>
<P
text regular 8 354.98 398.76 20.02|5,030
>
<P
text regular 8 393.98 398.76 20.02|5,030
>
<P
text regular 8 432.98 398.76 20.02|5,030
>
<P
text regular 8 471.98 398.76 20.02|5,130
>
<P
text regular 8 510.98 398.76 20.02|5,330
>
<P
text regular 8 549.98 398.76 20.02|5,530
>
>
<Sect
<P
text regular 8 40.62 386.76 35.08|$30,000 - 
text regular 8 81.54 386.76 24.46|39,999
>
<P
text regular 8 120.98 386.76 20.02|1,020
>
<P
text regular 8 159.98 386.76 20.02|1,980
>
<P
text regular 8 198.98 386.76 20.02|2,230
>
<P
text regular 8 237.98 386.76 20.02|3,230
>
<P
text regular 8 276.98 386.76 20.02|4,230
>
<P
text regular 8 315.98 386.76 20.02|5,230
>
<P
text regular 8 354.98 386.76 20.02|6,030
>
<P
text regular 8 393.98 386.76 20.02|6,030
>
<P
text regular 8 432.98 386.76 20.02|6,130
>
<P
text regular 8 471.98 386.76 20.02|6,330
>
<P
text regular 8 510.98 386.76 20.02|6,530
>
<P
text regular 8 549.98 386.76 20.02|6,730
>
>
<Sect
<P
text regular 8 40.62 374.76 35.08|$40,000 - 
text regular 8 81.54 374.76 24.46|59,999
>
<P
text regular 8 120.98 374.76 20.02|1,020
>
<P
text regular 8 159.98 374.76 20.02|2,880
>
<P
text regular 8 198.98 374.76 20.02|4,080
>
<P
text regular 8 237.98 374.76 20.02|5,080
>
<P
text regular 8 276.98 374.76 20.02|6,080
>
<P
text regular 8 315.98 374.76 20.02|7,080
>
<P
text regular 8 354.98 374.76 20.02|7,950
>
<P
text regular 8 393.98 374.76 20.02|8,150
>
<P
text regular 8 432.98 374.76 20.02|8,350
>
<P
text regular 8 471.98 374.76 20.02|8,550
>
<P
text regular 8 510.98 374.76 20.02|8,750
>
<P
text regular 8 549.98 374.76 20.02|8,950
>
>
<Sect
<P
text regular 8 40.62 362.76 35.08|$60,000 - 
text regular 8 81.54 362.76 24.46|79,999
>
<P
text regular 8 120.98 362.76 20.02|1,870
>
<P
text regular 8 159.98 362.76 20.02|3,830
>
<P
text regular 8 198.98 362.76 20.02|5,030
>
<P
text regular 8 237.98 362.76 20.02|6,030
>
<P
text regular 8 276.98 362.76 20.02|7,100
>
<P
text regular 8 315.98 362.76 20.02|8,300
>
<P
text regular 8 354.98 362.76 20.02|9,300
>
<P
text regular 8 393.98 362.76 20.02|9,500
>
<P
text regular 8 432.98 362.76 20.02|9,700
>
<P
text regular 8 471.98 362.76 20.02|9,900
>
<P
text regular 8 506.54 362.76 24.46|10,100
>
<P
text regular 8 545.54 362.76 24.46|10,300
>
>
<Sect
<P
text regular 8 40.62 350.76 35.08|$80,000 - 
text regular 8 81.54 350.76 24.46|99,999
>
<P
text regular 8 120.98 350.76 20.02|1,870
>
<P
text regular 8 159.98 350.76 20.02|3,830
>
<P
text regular 8 198.98 350.26 20.02|5,100
>
<P
text regular 8 237.98 350.76 20.02|6,300
>
<P
text regular 8 276.98 350.76 20.02|7,500
>
<P
text regular 8 315.98 350.76 20.02|8,700
>
<P
text regular 8 354.98 350.76 20.02|9,700
>
<P
text regular 8 393.98 350.76 20.02|9,900
>
<P
text regular 8 428.54 350.76 24.46|10,100
>
<P
text regular 8 467.54 350.76 24.46|10,300
>
<P
text regular 8 506.54 350.76 24.46|10,500
>
<P
text regular 8 545.54 350.76 24.46|10,700
>
>
<Sect
<P
text regular 8 36.17 338.76 69.83|$100,000 - 124,999
>
<P
text regular 8 120.98 338.76 20.02|2,030
>
<P
text regular 8 159.98 338.76 20.02|4,190
>
<P
text regular 8 198.98 338.76 20.02|5,590
>
<P
text regular 8 237.98 338.76 20.02|6,790
>
<P
text regular 8 276.98 338.76 20.02|7,990
>
<P
text regular 8 315.98 338.76 20.02|9,190
>
<P
text regular 8 350.54 338.76 24.46|10,190
>
<P
text regular 8 389.54 338.76 24.46|10,390
>
<P
text regular 8 428.54 338.76 24.46|10,590
>
<P
text regular 8 467.54 338.76 24.46|10,940
>
<P
text regular 8 506.54 338.76 24.46|11,940
>
<P
text regular 8 545.54 338.76 24.46|12,940
>
>
<Sect
<P
text regular 8 36.17 326.77 69.83|$125,000 - 149,999
>
<P
text regular 8 120.98 326.77 20.02|2,040
>
<P
text regular 8 159.98 326.77 20.02|4,200
>
<P
text regular 8 198.98 326.77 20.02|5,600
>
<P
text regular 8 237.98 326.77 20.02|6,800
>
<P
text regular 8 276.98 326.77 20.02|8,000
>
<P
text regular 8 315.98 326.77 20.02|9,200
>
<P
text regular 8 350.54 326.77 24.46|10,200
>
<P
text regular 8 389.54 326.77 24.46|10,950
>
<P
text regular 8 428.54 326.77 24.46|11,950
>
<P
text regular 8 467.54 326.77 24.46|12,950
>
<P
text regular 8 506.54 326.77 24.46|13,950
>
<P
text regular 8 545.54 326.77 24.46|14,950
>
>
<Sect
<P
text regular 8 36.17 314.77 69.83|$150,000 - 174,999
>
<P
text regular 8 120.98 314.77 20.02|2,040
>
<P
text regular 8 159.98 314.77 20.02|4,200
>
<P
text regular 8 198.98 314.77 20.02|5,600
>
<P
text regular 8 237.98 314.77 20.02|6,800
>
<P
text regular 8 276.98 314.77 20.02|8,150
>
<P
text regular 8 311.54 314.77 24.46|10,150
>
<P
text regular 8 350.54 314.77 24.46|11,950
>
<P
text regular 8 389.54 314.77 24.46|12,950
>
<P
text regular 8 428.54 314.77 24.46|13,950
>
<P
text regular 8 467.54 314.77 24.46|14,950
>
<P
text regular 8 506.54 314.77 24.46|16,170
>
<P
text regular 8 545.54 314.77 24.46|17,470
>
>
<Sect
<P
text regular 8 36.17 302.77 69.83|$175,000 - 199,999
>
<P
text regular 8 120.98 302.77 20.02|2,040
>
<P
text regular 8 159.98 302.77 20.02|4,200
>
<P
text regular 8 198.98 302.77 20.02|6,150
>
<P
text regular 8 237.98 302.77 20.02|8,150
>
<P
text regular 8 272.54 302.77 24.46|10,150
>
<P
text regular 8 311.54 302.77 24.46|12,150
>
<P
text regular 8 350.54 302.77 24.46|13,950
>
<P
text regular 8 389.54 302.77 24.46|15,020
>
<P
text regular 8 428.54 302.77 24.46|16,320
>
<P
text regular 8 467.54 302.77 24.46|17,620
>
<P
text regular 8 506.54 302.77 24.46|18,920
>
<P
text regular 8 545.54 302.77 24.46|20,220
>
>
<Sect
<P
text regular 8 36.17 290.77 69.83|$200,000 - 249,999
>
<P
text regular 8 120.98 290.77 20.02|2,720
>
<P
text regular 8 159.98 290.77 20.02|5,680
>
<P
text regular 8 198.98 290.77 20.02|7,880
>
<P
text regular 8 233.54 290.77 24.46|10,140
>
<P
text regular 8 272.54 290.77 24.46|12,440
>
<P
text regular 8 311.54 290.77 24.46|14,740
>
<P
text regular 8 350.54 290.77 24.46|16,840
>
<P
text regular 8 389.54 290.77 24.46|18,140
>
<P
text regular 8 428.54 290.77 24.46|19,440
>
<P
text regular 8 467.54 290.77 24.46|20,740
>
<P
text regular 8 506.54 290.77 24.46|22,040
>
<P
text regular 8 545.54 290.77 24.46|23,340
>
>
<Sect
<P
text regular 8 36.17 278.77 69.83|$250,000 - 449,999
>
<P
text regular 8 120.98 278.77 20.02|2,970
>
<P
text regular 8 159.98 278.77 20.02|6,230
>
<P
text regular 8 198.98 278.77 20.02|8,730
>
<P
text regular 8 233.54 278.77 24.46|11,030
>
<P
text regular 8 272.54 278.77 24.46|13,330
>
<P
text regular 8 311.54 278.77 24.46|15,630
>
<P
text regular 8 350.54 278.77 24.46|17,730
>
<P
text regular 8 389.54 278.77 24.46|19,030
>
<P
text regular 8 428.54 278.77 24.46|20,330
>
<P
text regular 8 467.54 278.77 24.46|21,630
>
<P
text regular 8 506.54 278.77 24.46|22,930
>
<P
text regular 8 545.54 278.77 24.46|24,240
>
>
<Sect
<P
text regular 8 36 266.77 66.85|$450,000 and over
>
<P
text regular 8 120.98 266.77 20.02|3,140
>
<P
text regular 8 159.98 266.77 20.02|6,600
>
<P
text regular 8 198.98 266.77 20.02|9,300
>
<P
text regular 8 233.54 266.77 24.46|11,800
>
<P
text regular 8 272.54 266.77 24.46|14,300
>
<P
text regular 8 311.54 266.77 24.46|16,800
>
<P
text regular 8 350.54 266.77 24.46|19,100
>
<P
text regular 8 389.54 266.77 24.46|20,600
>
<P
text regular 8 428.54 266.77 24.46|22,100
>
<P
text regular 8 467.54 266.77 24.46|23,600
>
<P
text regular 8 506.54 266.77 24.46|25,100
>
<P
text regular 8 545.54 266.77 24.46|26,610
>
>
>
<H2
text bold 11 255.79 247.86 100.42|Head of Household
>
<Sect
<P
text bold 8.07 36 226.35 70.43|Higher Paying Job
text bold 8.07 41.47 216.15 59.05|Annual Taxable
text bold 8.07 43.11 205.95 55.77|Wage & Salary
>
<P
text bold 8.5 242.92 228.08 198.16|Lower Paying Job Annual Taxable Wage & Salary
>
>
<Sect
<Sect
<P
text regular 8 120.38 211.26 14.23|$0 -
text regular 8 117.49 202.26 20.02|9,999
>
<P
text regular 8 149.38 211.26 34.25|$10,000 -
text regular 8 154.27 202.26 24.46|19,999
>
<P
text regular 8 188.38 211.26 34.25|$20,000 -
text regular 8 193.27 202.26 24.46|29,999
>
<P
text regular 8 227.38 211.26 34.25|$30,000 -
text regular 8 232.27 202.26 24.46|39,999
>
<P
text regular 8 266.38 211.26 34.25|$40,000 -
text regular 8 271.27 202.26 24.46|49,999
>
<P
text regular 8 305.38 211.26 34.25|$50,000 -
text regular 8 310.27 202.26 24.46|59,999
>
<P
text regular 8 344.38 211.26 34.25|$60,000 -
text regular 8 349.27 202.26 24.46|69,999
>
<P
text regular 8 383.38 211.26 34.25|$70,000 -
text regular 8 388.27 202.26 24.46|79,999
>
<P
text regular 8 422.38 211.26 34.25|$80,000 -
text regular 8 427.27 202.26 24.46|89,999
>
<P
text regular 8 461.38 211.26 34.25|$90,000 -
text regular 8 466.27 202.26 24.46|99,999
>
<P
text regular 7.36 500.36 211.26 34.28|$100,000 -
text regular 8 503.28 202.26 28.43|109,999
>
<P
text regular 7.36 539.36 211.26 34.28|$110,000 -
text regular 8 542.28 202.26 28.43|120,000
>
>
<Sect
<P
text regular 8 60.63 188.76 15.62|$0 - 
text regular 8 85.98 188.76 20.02|9,999
>
<P
text regular 8 132.1 188.76 8.9|$0
>
<P
text regular 8 162.21 188.76 17.79|$280
>
<P
text regular 8 201.21 188.76 17.79|$850
>
<P
text regular 8 240.21 188.76 17.79|$950
>
<P
text regular 8 272.54 188.76 24.46|$1,020
>
<P
text regular 8 311.54 188.76 24.46|$1,020
>
<P
text regular 8 350.54 188.76 24.46|$1,020
>
<P
text regular 8 389.54 188.76 24.46|$1,020
>
<P
text regular 8 428.54 188.76 24.46|$1,560
>
<P
text regular 8 467.54 188.76 24.46|$1,870
>
<P
text regular 8 506.54 188.76 24.46|$1,870
>
<P
text regular 8 545.54 188.76 24.46|$1,870
>
>
<Sect
<P
text regular 8 40.62 176.76 35.08|$10,000 - 
text regular 8 81.54 176.76 24.46|19,999
>
<P
text regular 8 127.66 176.76 13.34|280
>
<P
text regular 8 159.98 176.76 20.02|1,280
>
<P
text regular 8 198.98 176.76 20.02|1,950
>
<P
text regular 8 237.98 176.76 20.02|2,150
>
<P
text regular 8 276.98 176.76 20.02|2,220
>
<P
text regular 8 315.98 176.76 20.02|2,220
>
<P
text regular 8 354.98 176.76 20.02|2,220
>
<P
text regular 8 393.98 176.76 20.02|2,760
>
<P
text regular 8 432.98 176.76 20.02|3,760
>
<P
text regular 8 471.98 176.76 20.02|4,070
>
<P
text regular 8 510.98 176.76 20.02|4,070
>
<P
text regular 8 549.98 176.76 20.02|4,210
>
>
<Sect
<P
text regular 8 40.62 164.76 35.08|$20,000 - 
text regular 8 81.54 164.76 24.46|29,999
>
<P
text regular 8 127.66 164.76 13.34|850
>
<P
text regular 8 159.98 164.76 20.02|1,950
>
<P
text regular 8 198.98 164.76 20.02|2,720
>
<P
text regular 8 237.98 164.76 20.02|2,920
>
<P
text regular 8 276.98 164.76 20.02|2,980
>
<P
text regular 8 315.98 164.76 20.02|2,980
>
<P
text regular 8 354.98 164.76 20.02|3,520
>
<P
text regular 8 393.98 164.76 20.02|4,520
>
<P
text regular 8 432.98 164.76 20.02|5,520
>
<P
text regular 8 471.98 164.76 20.02|5,830
>
<P
text regular 8 510.98 164.76 20.02|5,980
>
<P
text regular 8 549.98 164.76 20.02|6,180
>
>
<Sect
<P
text regular 8 40.62 152.76 35.08|$30,000 - 
text regular 8 81.54 152.76 24.46|39,999
>
<P
text regular 8 127.66 152.76 13.34|950
>
<P
text regular 8 159.98 152.76 20.02|2,150
>
<P
text regular 8 198.98 152.76 20.02|2,920
>
<P
text regular 8 237.98 152.76 20.02|3,120
>
<P
text regular 8 276.98 152.76 20.02|3,180
>
<P
text regular 8 315.98 152.76 20.02|3,720
>
<P
text regular 8 354.98 152.76 20.02|4,720
>
<P
text regular 8 393.98 152.76 20.02|5,720
>
<P
text regular 8 432.98 152.76 20.02|6,720
>
<P
text regular 8 471.98 152.76 20.02|7,180
>
<P
text regular 8 510.98 152.76 20.02|7,380
>
<P
text regular 8 549.98 152.76 20.02|7,580
>
>
<Sect
<P
text regular 8 40.62 140.76 35.08|$40,000 - 
text regular 8 81.54 140.76 24.46|59,999
>
<P
text regular 8 120.98 140.76 20.02|1,020
>
<P
text regular 8 159.98 140.76 20.02|2,220
>
<P
text regular 8 198.98 140.76 20.02|2,980
>
<P
text regular 8 237.98 140.76 20.02|3,570
>
<P
text regular 8 276.98 140.76 20.02|4,640
>
<P
text regular 8 315.98 140.76 20.02|5,640
>
<P
text regular 8 354.98 140.76 20.02|6,640
>
<P
text regular 8 393.98 140.76 20.02|7,750
>
<P
text regular 8 432.98 140.76 20.02|8,950
>
<P
text regular 8 471.98 140.76 20.02|9,460
>
<P
text regular 8 510.98 140.76 20.02|9,660
>
<P
text regular 8 549.98 140.76 20.02|9,860
>
>
<Sect
<P
text regular 8 40.62 128.76 35.08|$60,000 - 
text regular 8 81.54 128.76 24.46|79,999
>
<P
text regular 8 120.98 128.76 20.02|1,020
>
<P
text regular 8 159.98 128.76 20.02|2,610
>
<P
text regular 8 198.98 128.76 20.02|4,370
>
<P
text regular 8 237.98 128.76 20.02|5,570
>
<P
text regular 8 276.98 128.76 20.02|6,640
>
<P
text regular 8 315.98 128.76 20.02|7,750
>
<P
text regular 8 354.98 128.76 20.02|8,950
>
<P
text regular 8 389.54 128.76 24.46|10,150
>
<P
text regular 8 428.54 128.76 24.46|11,350
>
<P
text regular 8 467.54 128.76 24.46|11,860
>
<P
text regular 8 506.54 128.76 24.46|12,060
>
<P
text regular 8 545.54 128.76 24.46|12,260
>
>
<Sect
<P
text regular 8 40.62 116.76 35.08|$80,000 - 
text regular 8 81.54 116.76 24.46|99,999
>
<P
text regular 8 120.98 116.76 20.02|1,870
>
<P
text regular 8 159.98 116.76 20.02|4,070
>
<P
text regular 8 198.98 116.76 20.02|5,830
>
<P
text regular 8 237.98 116.76 20.02|7,150
>
<P
text regular 8 276.98 116.76 20.02|8,410
>
<P
text regular 8 315.98 116.76 20.02|9,610
>
<P
text regular 8 350.54 116.76 24.46|10,810
>
<P
text regular 8 389.54 116.76 24.46|12,010
>
<P
text regular 8 428.54 116.76 24.46|13,210
>
<P
text regular 8 467.54 116.76 24.46|13,720
>
<P
text regular 8 506.54 116.76 24.46|13,920
>
<P
text regular 8 545.54 116.76 24.46|14,120
>
>
<Sect
<P
text regular 8 36.17 104.76 69.83|$100,000 - 124,999
>
<P
text regular 8 120.98 104.76 20.02|1,870
>
<P
text regular 8 159.98 104.76 20.02|4,270
>
<P
text regular 8 198.98 104.76 20.02|6,230
>
<P
text regular 8 237.98 104.76 20.02|7,630
>
<P
text regular 8 276.98 104.76 20.02|8,900
>
<P
text regular 8 311.54 104.76 24.46|10,100
>
<P
text regular 8 350.54 104.76 24.46|11,300
>
<P
text regular 8 389.54 104.76 24.46|12,500
>
<P
text regular 8 428.54 104.76 24.46|13,700
>
<P
text regular 8 467.54 104.76 24.46|14,210
>
<P
text regular 8 506.54 104.76 24.46|14,720
>
<P
text regular 8 545.54 104.76 24.46|15,720
>
>
<Sect
<P
text regular 8 36.17 92.77 69.83|$125,000 - 149,999
>
<P
text regular 8 120.98 92.77 20.02|2,040
>
<P
text regular 8 159.98 92.77 20.02|4,440
>
<P
text regular 8 198.98 92.77 20.02|6,400
>
<P
text regular 8 237.98 92.77 20.02|7,800
>
<P
text regular 8 276.98 92.77 20.02|9,070
>
<P
text regular 8 311.54 92.77 24.46|10,270
>
<P
text regular 8 350.54 92.77 24.46|11,470
>
<P
text regular 8 389.54 92.77 24.46|12,670
>
<P
text regular 8 428.54 92.77 24.46|14,580
>
<P
text regular 8 467.54 92.77 24.46|15,890
>
<P
text regular 8 506.54 92.77 24.46|16,890
>
<P
text regular 8 545.54 92.77 24.46|17,890
>
>
<Sect
<P
text regular 8 36.17 80.77 69.83|$150,000 - 174,999
>
<P
text regular 8 120.98 80.77 20.02|2,040
>
<P
text regular 8 159.98 80.77 20.02|4,440
>
<P
text regular 8 198.98 80.77 20.02|6,400
>
<P
text regular 8 237.98 80.77 20.02|7,800
>
<P
text regular 8 276.98 80.77 20.02|9,070
>
<P
text regular 8 311.54 80.77 24.46|10,580
>
<P
text regular 8 350.54 80.77 24.46|12,580
>
<P
text regular 8 389.54 80.77 24.46|14,580
>
<P
text regular 8 428.54 80.77 24.46|16,580
>
<P
text regular 8 467.54 80.77 24.46|17,890
>
<P
text regular 8 506.54 80.77 24.46|18,890
>
<P
text regular 8 545.54 80.77 24.46|20,170
>
>
<Sect
<P
text regular 8 36.17 68.77 69.83|$175,000 - 199,999
>
<P
text regular 8 120.98 68.77 20.02|2,040
>
<P
text regular 8 159.98 68.77 20.02|4,440
>
<P
text regular 8 198.98 68.77 20.02|6,400
>
<P
text regular 8 237.98 68.77 20.02|8,510
>
<P
text regular 8 272.54 68.77 24.46|10,580
>
<P
text regular 8 311.54 68.77 24.46|12,580
>
<P
text regular 8 350.54 68.77 24.46|14,580
>
<P
text regular 8 389.54 68.77 24.46|16,580
>
<P
text regular 8 428.54 68.77 24.46|18,710
>
<P
text regular 8 467.54 68.77 24.46|20,320
>
<P
text regular 8 506.54 68.77 24.46|21,620
>
<P
text regular 8 545.54 68.77 24.46|22,920
>
>
<Sect
<P
text regular 8 36.17 56.77 69.83|$200,000 - 249,999
>
<P
text regular 8 120.98 56.77 20.02|2,720
>
<P
text regular 8 159.98 56.77 20.02|5,920
>
<P
text regular 8 198.98 56.77 20.02|8,680
>
<P
text regular 8 233.54 56.77 24.46|10,900
>
<P
text regular 8 272.54 56.77 24.46|13,270
>
<P
text regular 8 311.54 56.77 24.46|15,570
>
<P
text regular 8 350.54 56.77 24.46|17,870
>
<P
text regular 8 389.54 56.77 24.46|20,170
>
<P
text regular 8 428.54 56.77 24.46|22,470
>
<P
text regular 8 467.54 56.77 24.46|24,080
>
<P
text regular 8 506.54 56.77 24.46|25,380
>
<P
text regular 8 545.54 56.77 24.46|26,680
>
>
<Sect
<P
text regular 8 36.17 44.77 69.83|$250,000 - 449,999
>
<P
text regular 8 120.98 44.77 20.02|2,970
>
<P
text regular 8 159.98 44.77 20.02|6,470
>
<P
text regular 8 198.98 44.77 20.02|9,540
>
<P
text regular 8 233.54 44.77 24.46|12,040
>
<P
text regular 8 272.54 44.77 24.46|14,410
>
<P
text regular 8 311.54 44.77 24.46|16,710
>
<P
text regular 8 350.54 44.77 24.46|19,010
>
<P
text regular 8 389.54 44.77 24.46|21,310
>
<P
text regular 8 428.54 44.77 24.46|23,610
>
<P
text regular 8 467.54 44.77 24.46|25,220
>
<P
text regular 8 506.54 44.77 24.46|26,520
>
<P
text regular 8 545.54 44.77 24.46|27,820
>
>
<Sect
<P
text regular 8 36 32.77 66.85|$450,000 and over
>
<P
text regular 8 120.98 32.77 20.02|3,140
>
<P
text regular 8 159.98 32.77 20.02|6,840
>
<P
text regular 8 194.54 32.77 24.46|10,110
>
<P
text regular 8 233.54 32.77 24.46|12,810
>
<P
text regular 8 272.54 32.77 24.46|15,380
>
<P
text regular 8 311.54 32.77 24.46|17,880
>
<P
text regular 8 350.54 32.77 24.46|20,380
>
<P
text regular 8 389.54 32.77 24.46|22,880
>
<P
text regular 8 428.54 32.77 24.46|25,380
>
<P
text regular 8 467.54 32.77 24.46|27,190
>
<P
text regular 8 506.54 32.77 24.46|28,690
>
<P
text regular 8 545.54 32.77 24.46|30,190
>
>
>
>`;
