// Written by tools/sheets/write-sheets.mjs from the agency's own file (a work of the United States: 17 U.S.C. 105).
export const i9Sheet = `field 1 390.6 498.24 184.92 11.16 text|3 A lawful permanent resident Enter USCIS or ANumber
field 1 42.08 420.8 323.2 12.92 text|Signature of Employee
field 3 36.96 660.12 220.08 19.64 text|Last Name Family Name from Section 1
field 3 258.96 660.12 178.08 19.63 text|First Name Given Name from Section 1
field 3 438.96 660.12 136.08 19.63 text|Middle initial if any from Section 1
field 1 204.16 604.76 137.68 15.24 text|First Name Given Name
field 1 348.44 604.76 65.4 15.24 text,1|Employee Middle Initial (if any)
field 1 420.44 604.76 155.68 15.23 text|Employee Other Last Names Used (if any)
field 1 372.44 420.8 101.68 12.92 text|Today's Date mmddyyy
field 1 127.28 216.48 136.44 16.68 text|List A.  Document 2. Expiration Date (if any)
field 1 126.84 198.24 136.44 16.68 text|List A.   Document Title 3.  If any
field 1 126.84 180.24 136.44 16.92 text|List A. Document 3.  Enter Issuing Authority
field 1 127.28 161.59 136.44 16.92 text|List A.  Document 3 Number.  If any
field 1 276.84 342.41 142.36 17.32 text|List B Document 1 Title
field 1 266.73 158.42 309 116.26 text,multiline|Additional Information
field 4 444.08 659.06 131.08 18.66 text|Middle initial if any from Section 1-2
field 3 417.4 415.08 150.38 22.92 text|Sig Date mmddyyyy 1
field 3 417.56 540.8 150.38 22.92 text|Sig Date mmddyyyy 0
field 3 417.56 288.8 150.38 22.92 text|Sig Date mmddyyyy 2
field 3 418.21 162.8 150.38 22.92 text|Sig Date mmddyyyy 3
field 3 39.32 540.8 373.84 22.92 text|Signature of Preparer or Translator 0
field 3 39.16 415.08 374 22.92 text|Signature of Preparer or Translator 1
field 3 39.16 288.8 374 22.92 text|Signature of Preparer or Translator 2
field 3 39.16 162.8 374 22.92 text|Signature of Preparer or Translator 3
field 3 39.64 510.8 229.52 16 text|Preparer or Translator Last Name (Family Name) 0
field 3 39.36 258.68 229.52 16 text|Preparer or Translator Last Name (Family Name) 2
field 3 39.36 132.68 229.8 16 text|Preparer or Translator Last Name (Family Name) 3
field 3 38.96 482.24 254.32 16 text|Preparer or Translator Address (Street Number and Name) 0
field 3 38.96 356.24 253.36 16 text|Preparer or Translator Address (Street Number and Name) 1
field 3 38.68 230.12 253.36 16 text|Preparer or Translator Address (Street Number and Name) 2
field 3 38.96 104 254.32 16 text|Preparer or Translator Address (Street Number and Name) 3
field 3 273.08 510.8 218.08 16 text|Preparer or Translator First Name (Given Name) 0
field 3 39.64 384.84 229.51 16 text|Preparer or Translator Last Name (Family Name) 1
field 3 273.08 384.84 218.08 16 text|Preparer or Translator Last Name (Family Name) 1
field 3 273.08 258.68 217.8 16 text|Preparer or Translator First Name (Given Name) 2
field 3 273.08 132.68 218.08 16 text|Preparer or Translator First Name (Given Name) 3
field 3 297.24 482.24 152.04 16 text|Preparer or Translator City or Town 0
field 3 297.25 356.24 152.03 16 text|Preparer or Translator City or Town 1
field 3 296.96 230.12 154.68 16 text|Preparer or Translator City or Town 2
field 3 297.25 104.24 152.03 16 text|Preparer or Translator City or Town 3
field 3 453.12 482.24 38.37 16 text|Preparer State 0
field 3 453.12 356.24 38.38 16 text|Preparer State 1
field 3 453.4 230.28 38.38 16 text|Preparer State 2
field 3 453.15 104.44 38.1 16 text|Preparer State 3
field 3 496.64 482.24 78.64 16 text,6|Zip Code 0
field 3 496.64 356.24 78.64 16 text,6|Zip Code 1
field 3 496.36 230.12 78.64 16 text,6|Zip Code 2
field 3 496.21 104.24 78.64 16 text,6|Zip Code 3
field 1 181.68 523.32 9.48 9.48 checkbox|CB_1
field 1 181.68 511.32 9.48 9.48 checkbox|CB_2
field 1 181.68 499.32 9.48 9.48 checkbox|CB_3
field 1 181.96 487.32 9.2 9.04 checkbox|CB_4
field 4 42.2 556.74 87.11 18.65 text|Date of Rehire 0
field 4 42.2 370.74 87.11 18.65 text|Date of Rehire 1
field 4 42.2 185.06 87.11 18.66 text|Date of Rehire 2
field 4 473.75 450.89 94.43 18.66 text|Todays Date 0
field 4 474.08 265.55 94.43 18.66 text|Todays Date 1
field 4 474.08 79.24 94.43 18.66 text|Todays Date 2
field 4 143.75 556.74 191.41 18.65 text|Last Name 0
field 4 143.75 370.74 191.41 18.65 text|Last Name 1
field 4 144.08 185.06 191.08 18.66 text|Last Name 2
field 4 342.08 556.74 173.08 18.65 text|First Name 0
field 4 342.08 370.74 173.08 18.65 text|First Name 1
field 4 342.08 185.06 173.08 18.66 text|First Name 2
field 4 521.75 556.74 53.41 18.65 text,1|Middle Initial 0
field 4 522.73 370.74 52.43 18.65 text,1|Middle Initial 1
field 4 522.73 185.06 52.43 18.66 text,1|Middle Initial 2
field 3 495.08 510.8 80.08 16 text,1|PT Middle Initial 0
field 3 495.08 384.84 80.08 16 text,1|PT Middle Initial 1
field 3 494.8 258.68 80.08 16 text,1|PT Middle Initial 2
field 3 494.8 132.68 80.36 16 text,1|PT Middle Initial 3
field 4 41.75 509.06 197.53 13.43 text|Document Title 0
field 4 41.18 136.65 197.53 13.43 text|Document Title 2
field 4 245.96 509.06 197.32 13.43 text|Document Number 0
field 4 245.63 322.73 197.65 13.43 text|Document Number 1
field 4 245.06 136.65 197.65 13.43 text|Document Number 2
field 4 450.28 509.06 125 13.43 text|Expiration Date 0
field 4 449.39 136.65 125.8 13.43 text|Expiration Date 2
field 4 449.96 322.73 125.32 13.43 text|Expiration Date 1
field 4 41.54 450.9 197.62 18.65 text|Name of Emp or Auth Rep 0
field 4 41.87 265.55 199.45 18.66 text|Name of Emp or Auth Rep 1
field 4 41.87 79.24 197.29 18.66 text|Name of Emp or Auth Rep 2
field 4 246.08 450.89 221.08 18.66 text|Signature of Emp Rep 0
field 4 245.29 265.55 221.87 18.66 text|Signature of Emp Rep 1
field 4 245.29 79.24 221.87 18.66 text|Signature of Emp Rep 2
field 4 455.26 426.44 9.48 9.48 checkbox,outlined|CB_Alt_0
field 4 455.58 241.31 9.15 9.48 checkbox,outlined|CB_Alt_1
field 4 456.26 53.88 9.48 9.48 checkbox,outlined|CB_Alt_2
field 4 41.01 415.73 409.67 22.87 text,multiline|Addtl Info 0
field 4 41.45 43.24 409.67 24.18 text,multiline|Addtl Info 2
field 4 41.13 228.9 409.67 24.17 text,multiline|Addtl Info 1
field 1 267.51 147.2 9.48 9.48 checkbox,outlined|CB_Alt
field 4 41.42 659.06 216.07 18.65 text|Last Name Family Name from Section 1-2
field 4 264.08 659.06 173.08 18.66 text|First Name Given Name from Section 1-2
field 1 461.25 579.92 41.18 13.55 text|State
field 1 509.88 579.92 65.4 13.55 text,6|ZIP Code
field 1 41.78 553.64 99.09 13.84 text|Date of Birth mmddyyyy
field 1 150 553.44 105 13.76 text,comb,9|US Social Security Number
field 1 456.15 553.48 119.2 14.11 text|Telephone Number
field 1 42.72 604.76 155.68 15.24 text|Last Name (Family Name)
field 1 41.88 579.92 186.24 13.55 text|Address Street Number and Name
field 1 233.6 579.92 65.68 13.55 text|Apt Number (if any)
field 1 305.88 579.92 149.4 13.55 text|City or Town
field 1 264.16 553.64 185.96 13.84 text|Employees E-mail Address
field 1 390.19 484.11 59.33 12.92 text|Exp Date mmddyyyy
field 1 180.6 444.24 82.8 11.16 text,10|USCIS ANumber
field 1 276.6 444.24 106.8 11.16 text,11|Form I94 Admission Number
field 1 396.6 444.24 178.8 11.16 text|Foreign Passport Number and Country of IssuanceRow1
field 4 41.75 322.74 197.53 13.43 text|Document Title 1
field 1 126.84 342.24 136.44 17.04 text|Document Title 1
field 1 126.84 324.24 136.44 17.04 text|Issuing Authority 1
field 1 126.84 306.24 136.44 16.92 text|Document Number 0 (if any)
field 1 126.84 270.24 136.44 16.68 text|Document Title 2 If any
field 1 126.84 252.24 136.44 16.92 text|Issuing Authority_2
field 1 126.84 234.24 136.44 16.92 text|Document Number If any_2
field 1 126.84 144.24 136.44 16.92 text|Document Number if any_3
field 1 420.77 288.89 154.65 17.04 text|List C Expiration Date 1
field 1 420.77 306.82 154.65 17.04 text|List C Document Number 1
field 1 420.77 324.73 154.65 17.07 text|List C Issuing Authority 1
field 1 420.77 342.41 154.65 17.04 text|List C Document Title 1
field 1 462.6 111.29 85.1 15.34 text|FirstDayEmployed mmddyyyy
field 1 489.85 79.64 78.01 19.6 text|S2 Todays Date mmddyyyy
field 1 36.61 79.64 251.27 19.6 text|Last Name First Name and Title of Employer or Authorized Representative
field 1 294.28 79.64 191.04 19.6 text|Signature of Employer or AR
field 1 36.69 53.04 202.18 13.71 text|Employers Business or Org Name
field 1 245.82 53.04 329.16 13.71 text|Employers Business or Org Address
field 1 126.84 288.72 136.44 16.44 text|Expiration Date if any
field 1 277.49 324.73 142.25 17.04 text|List B Issuing Authority 1
field 1 276.84 306.82 142.22 17.04 text|List B Document Number 1
field 1 276.84 288.89 142.22 17.04 text|List B Expiration Date 1
page
fill 0.9 0.9 0.91|36 630 m 576 630 l 576 654 l 36 654 l h
line 6 0.17 0.18 0.21|35.75 406 m 576.25 406 l
line 0.5 0.17 0.18 0.21|576 420.25 m 576 399 l
line 0.5 0.17 0.18 0.21|36 420.25 m 36 399 l
fill 0.9 0.9 0.91|36 371.63 m 576 371.63 l 576 405.94 l 36 405.94 l h
line 0.5 0.17 0.18 0.21|36 36 m 576 36 l
line 0.72 0.17 0.18 0.21|36 714 m 576 714 l
line 5.98 0.17 0.18 0.21|573.32 720 m 39.08 720 l
line 0.24 0 0 1|389.9 410.8 m 520.99 410.8 l
line 0.27 0 0 1|278.44 38.35 m 433.14 38.35 l
line 0.5 0.17 0.18 0.21|36 654 m 576 654 l 576 630 l 36 630 l h
line 0.5 0.17 0.18 0.21|35.75 604 m 198.25 604 l
line 0.5 0.17 0.18 0.21|198 630.25 m 198 603.75 l
line 0.5 0.17 0.18 0.21|36 630.25 m 36 603.75 l
line 0.5 0.17 0.18 0.21|197.75 604 m 342.25 604 l
line 0.5 0.17 0.18 0.21|342 630.25 m 342 603.75 l
line 0.5 0.17 0.18 0.21|341.75 604 m 414.25 604 l
line 0.5 0.17 0.18 0.21|414 630.25 m 414 603.75 l
line 0.5 0.17 0.18 0.21|413.75 604 m 576.25 604 l
line 0.5 0.17 0.18 0.21|576 630.25 m 576 603.75 l
line 0.5 0.17 0.18 0.21|35.75 579 m 228.25 579 l
line 0.5 0.17 0.18 0.21|228 604.25 m 228 578.75 l
line 0.5 0.17 0.18 0.21|36 604.25 m 36 578.75 l
line 0.5 0.17 0.18 0.21|227.75 579 m 300.25 579 l
line 0.5 0.17 0.18 0.21|300 604.25 m 300 578.75 l
line 0.5 0.17 0.18 0.21|299.75 579 m 456.25 579 l
line 0.5 0.17 0.18 0.21|456 604.25 m 456 578.75 l
line 0.5 0.17 0.18 0.21|455.75 579 m 504.25 579 l
line 0.5 0.17 0.18 0.21|504 604.25 m 504 578.75 l
line 0.5 0.17 0.18 0.21|503.75 579 m 576.25 579 l
line 0.5 0.17 0.18 0.21|576 604.25 m 576 578.75 l
line 0.5 0.17 0.18 0.21|35.75 552 m 144.25 552 l
line 0.5 0.17 0.18 0.21|144 578.25 m 144 551.75 l
line 0.5 0.17 0.18 0.21|36 578.25 m 36 551.75 l
line 0.5 0.17 0.18 0.21|143.75 552 m 258.25 552 l
line 0.5 0.17 0.18 0.21|258 578.25 m 258 551.75 l
line 0.5 0.17 0.18 0.21|144 578.25 m 144 551.75 l
line 0.5 0.9 0.9 0.91|184.22 566 m 184.22 554.01 l
line 0.5 0.9 0.9 0.91|172.47 566 m 172.47 554.01 l
line 0.5 0.9 0.9 0.91|160.72 566 m 160.72 554.01 l
line 0.5 0.9 0.9 0.91|242.95 566 m 242.95 554.01 l
line 0.5 0.9 0.9 0.91|231.21 566 m 231.21 554.01 l
line 0.5 0.9 0.9 0.91|219.45 566 m 219.45 554.01 l
line 0.5 0.9 0.9 0.91|207.71 566 m 207.71 554.01 l
line 0.5 0.9 0.9 0.91|195.96 566 m 195.96 554.01 l
line 0.5 0.17 0.18 0.21|150 566 m 255.02 566 l 255.02 554.01 l 150 554.01 l h
line 0.5 0.17 0.18 0.21|257.75 552 m 450.25 552 l
line 0.5 0.17 0.18 0.21|450 578.25 m 450 551.75 l
line 0.5 0.17 0.18 0.21|258 578.25 m 258 551.75 l
line 0.5 0.17 0.18 0.21|449.75 552 m 576.25 552 l
line 0.5 0.17 0.18 0.21|576 578.25 m 576 551.75 l
line 0.5 0.17 0.18 0.21|450 578.25 m 450 551.75 l
line 0.5 0.17 0.18 0.21|35.75 552 m 174.25 552 l
line 0.5 0.17 0.18 0.21|174 552.25 m 174 443.75 l
line 0.5 0.17 0.18 0.21|36 552.25 m 36 443.75 l
line 0.5 0.17 0.18 0.21|173.75 552 m 576.25 552 l
line 0.5 0.17 0.18 0.21|576 552.25 m 576 533.75 l
line 0.5 0.17 0.18 0.21|173.75 522 m 576.25 522 l
line 0.5 0.17 0.18 0.21|576 534.25 m 576 521.75 l
line 0.5 0.17 0.18 0.21|174 534.25 m 174 521.75 l
line 0.5 0.17 0.18 0.21|181.95 532.5 m 190.95 532.5 l 190.95 523.5 l 181.95 523.5 l h
line 0.5 0.17 0.18 0.21|173.75 510 m 576.25 510 l
line 0.5 0.17 0.18 0.21|576 522.25 m 576 509.75 l
line 0.5 0.17 0.18 0.21|174 522.25 m 174 509.75 l
line 0.5 0.17 0.18 0.21|181.95 520.5 m 190.95 520.5 l 190.95 511.5 l 181.95 511.5 l h
line 0.5 0.17 0.18 0.21|173.75 498 m 390.25 498 l
line 0.5 0.17 0.18 0.21|390 510.25 m 390 497.75 l
line 0.5 0.17 0.18 0.21|174 510.25 m 174 497.75 l
line 0.5 0.17 0.18 0.21|181.95 508.5 m 190.95 508.5 l 190.95 499.5 l 181.95 499.5 l h
line 0.5 0.17 0.18 0.21|390 510 m 576 510 l 576 498 l 390 498 l h
line 0.5 0.17 0.18 0.21|389.75 498 m 576.25 498 l
line 0.5 0.17 0.18 0.21|181.95 496.5 m 190.95 496.5 l 190.95 487.5 l 181.95 487.5 l h
line 0.5 0.17 0.18 0.21|576 498.25 m 576 479.75 l
line 0.5 0.17 0.18 0.21|389.75 483 m 450.25 483 l
line 0.5 0.17 0.18 0.21|576 480.25 m 576 467.75 l
line 0.5 0.17 0.18 0.21|180 468 m 264 468 l 264 456 l 180 456 l h
line 0.5 0.17 0.18 0.21|276 468 m 384 468 l 384 456 l 276 456 l h
line 0.5 0.17 0.18 0.21|396 468 m 576 468 l 576 456 l 396 456 l h
line 0.5 0.17 0.18 0.21|180 456 m 264 456 l 264 444 l 180 444 l h 276 456 m 384 456 l 384 444 l 276 444 l h 396 456 m 576 456 l 576 444 l 396 444 l h 36 444 m 366 444 l 366 420 l 36 420 l h
line 0.5 0.17 0.18 0.21|366 444 m 576 444 l 576 420 l 366 420 l h
line 0.5 0.17 0.18 0.21|35.75 420 m 576.25 420 l
line 0.5 0.17 0.18 0.21|36 405.94 m 576 405.94 l 576 371.32 l 36 371.32 l h
line 0.5 0.17 0.18 0.21|275.75 360.03 m 420.25 360.03 l
line 0.5 0.17 0.18 0.21|275.75 342 m 420.25 342 l
line 0.5 0.17 0.18 0.21|420 360.28 m 420 341.75 l
line 0.5 0.17 0.18 0.21|419.75 360.03 m 576.25 360.03 l
line 0.5 0.17 0.18 0.21|419.75 342 m 576.25 342 l
line 0.5 0.17 0.18 0.21|576 360.28 m 576 341.75 l
line 0.5 0.17 0.18 0.21|125.75 324 m 264.25 324 l
line 0.5 0.17 0.18 0.21|264 342.1 m 264 323.75 l
line 0.5 0.17 0.18 0.21|275.75 324 m 420.25 324 l
line 0.5 0.17 0.18 0.21|420 342.1 m 420 323.75 l
line 0.5 0.17 0.18 0.21|419.75 324 m 576.25 324 l
line 0.5 0.17 0.18 0.21|576 342.1 m 576 323.75 l
fill 0.9 0.9 0.91|36 324 m 126 324 l 126 341.85 l 36 341.85 l h
line 0.5 0.17 0.18 0.21|36 341.85 m 126 341.85 l 126 324 l 36 324 l h
line 0.5 0.17 0.18 0.21|275.75 306 m 420.25 306 l
line 0.5 0.17 0.18 0.21|420 324.25 m 420 305.75 l
line 0.5 0.17 0.18 0.21|419.75 306 m 576.25 306 l
line 0.5 0.17 0.18 0.21|420 306.25 m 420 287.75 l
line 0.5 0.17 0.18 0.21|419.75 288 m 576.25 288 l
line 0.5 0.17 0.18 0.21|576 306.25 m 576 287.75 l
line 0.5 0.17 0.18 0.21|576 324.25 m 576 305.75 l
fill 0.9 0.9 0.91|36 306 m 126 306 l 126 324 l 36 324 l h
line 0.5 0.17 0.18 0.21|35.75 324 m 126.25 324 l
line 0.5 0.17 0.18 0.21|126 324.25 m 126 305.75 l
line 0.5 0.17 0.18 0.21|36 324.25 m 36 305.75 l
line 0.5 0.17 0.18 0.21|125.75 288 m 264.25 288 l
line 0.5 0.17 0.18 0.21|264 306.25 m 264 287.75 l
fill 0.9 0.9 0.91|36 288 m 126 288 l 126 306 l 36 306 l h
line 0.5 0.17 0.18 0.21|36 306 m 126 306 l 126 288 l 36 288 l h
line 0.5 0.17 0.18 0.21|35.75 370.86 m 264.25 370.86 l
line 0.5 0.17 0.18 0.21|36 372.25 m 36 359.75 l
line 0.5 0.17 0.18 0.21|275.75 370.86 m 414.25 370.86 l
line 0.5 0.17 0.18 0.21|431.75 370.86 m 576.25 370.86 l
line 0.5 0.17 0.18 0.21|576 372.25 m 576 359.75 l
fill 0.9 0.9 0.91|264.03 276.18 m 575.75 276.18 l 575.75 288.23 l 264.03 288.23 l h
line 1 0.17 0.18 0.21|263.78 288.23 m 576 288.23 l
line 0.5 0.17 0.18 0.21|263.78 276.18 m 576 276.18 l
line 0.5 0.17 0.18 0.21|575.76 288.73 m 575.76 275.93 l
line 0.5 0.17 0.18 0.21|264.03 288.73 m 264.03 275.93 l
line 1 0.17 0.18 0.21|125.75 287.99 m 264.25 287.99 l
line 0.5 0.17 0.18 0.21|125.75 270 m 264.25 270 l
line 0.5 0.17 0.18 0.21|264 288.49 m 264 269.75 l
line 0.5 0.17 0.18 0.21|125.75 252 m 264.25 252 l
line 0.5 0.17 0.18 0.21|264 270.24 m 264 251.75 l
line 0.5 0.17 0.18 0.21|125.75 234 m 264.25 234 l
line 0.5 0.17 0.18 0.21|264 252.25 m 264 233.75 l
line 0.5 0.17 0.18 0.21|125.75 216.01 m 264.25 216.01 l
line 0.5 0.17 0.18 0.21|264 234.25 m 264 215.76 l
line 1 0.17 0.18 0.21|125.75 216 m 264.25 216 l
line 0.5 0.17 0.18 0.21|125.75 198.01 m 264.25 198.01 l
line 0.5 0.17 0.18 0.21|264 216.5 m 264 197.76 l
line 0.5 0.17 0.18 0.21|125.75 180.01 m 264.25 180.01 l
line 0.5 0.17 0.18 0.21|264 198.25 m 264 179.76 l
line 0.5 0.17 0.18 0.21|125.75 162 m 264.25 162 l
line 0.5 0.17 0.18 0.21|264 180.25 m 264 161.75 l
line 0.5 0.17 0.18 0.21|125.75 144.01 m 264.25 144.01 l
line 0.5 0.17 0.18 0.21|264 162.25 m 264 143.76 l
line 0.5 0.17 0.18 0.21|264 276 m 575.72 276 l 575.72 144 l 264 144 l h
fill 0.78 0.78 0.79|264 288 m 276 288 l 276 360 l 264 360 l h
line 1 0.17 0.18 0.21|263.75 288 m 276.25 288 l
line 0.5 0.17 0.18 0.21|276 360.25 m 276 287.5 l
line 0.5 0.17 0.18 0.21|264 360.25 m 264 287.5 l
fill 0.9 0.9 0.91|36 341.62 m 126 341.62 l 126 360 l 36 360 l h
line 0.5 0.17 0.18 0.21|36 360 m 126 360 l 126 341.62 l 36 341.62 l h
line 0.5 0.17 0.18 0.21|125.75 306 m 264.25 306 l
fill 0.78 0.78 0.79|264 360 m 276 360 l 276 372 l 264 372 l h
line 0.5 0.17 0.18 0.21|263.75 370.87 m 276.25 370.87 l
fill 0.9 0.9 0.91|36 270 m 126 270 l 126 287.99 l 36 287.99 l h
line 1 0.17 0.18 0.21|35.75 287.99 m 126.25 287.99 l
line 0.5 0.17 0.18 0.21|35.75 270 m 126.25 270 l
line 0.5 0.17 0.18 0.21|126 288.49 m 126 269.75 l
line 0.5 0.17 0.18 0.21|36 288.49 m 36 269.75 l
fill 0.9 0.9 0.91|36 252 m 126 252 l 126 270 l 36 270 l h
line 0.5 0.17 0.18 0.21|36 270 m 126 270 l 126 252 l 36 252 l h
fill 0.9 0.9 0.91|36 234 m 126 234 l 126 252 l 36 252 l h
line 0.5 0.17 0.18 0.21|36 252 m 126 252 l 126 234 l 36 234 l h
fill 0.9 0.9 0.91|36 216 m 126 216 l 126 234 l 36 234 l h
line 0.5 0.17 0.18 0.21|36 234 m 126 234 l 126 216 l 36 216 l h
fill 0.9 0.9 0.91|36 198.01 m 126 198.01 l 126 216 l 36 216 l h
line 1 0.17 0.18 0.21|35.75 216 m 126.25 216 l
line 0.5 0.17 0.18 0.21|35.75 198.01 m 126.25 198.01 l
line 0.5 0.17 0.18 0.21|126 216.5 m 126 197.76 l
line 0.5 0.17 0.18 0.21|36 216.5 m 36 197.76 l
fill 0.9 0.9 0.91|36 180.01 m 126 180.01 l 126 198.01 l 36 198.01 l h
line 0.5 0.17 0.18 0.21|36 198.01 m 126 198.01 l 126 180.01 l 36 180.01 l h
fill 0.9 0.9 0.91|36 162.01 m 126 162.01 l 126 180.01 l 36 180.01 l h
line 0.5 0.17 0.18 0.21|36 180.01 m 126 180.01 l 126 162.01 l 36 162.01 l h
fill 0.9 0.9 0.91|36 144.01 m 126 144.01 l 126 162.01 l 36 162.01 l h
line 0.5 0.17 0.18 0.21|36 162.01 m 126 162.01 l 126 144.01 l 36 144.01 l h
line 0.5 0.17 0.18 0.21|456 143.25 m 456 109.75 l
line 0.5 0.17 0.18 0.21|36 143.25 m 36 109.75 l
line 0.5 0.17 0.18 0.21|576 144.25 m 576 109.75 l
line 0.5 0.17 0.18 0.21|36 110 m 288 110 l 288 78 l 36 78 l h 288 110 m 486 110 l 486 78 l 288 78 l h 486 110 m 576 110 l 576 78 l 486 78 l h
line 0.5 0.17 0.18 0.21|35.75 52 m 240.25 52 l
line 0.5 0.17 0.18 0.21|240 77.25 m 240 51.75 l
line 0.5 0.17 0.18 0.21|36 77.25 m 36 51.75 l
line 0.5 0.17 0.18 0.21|239.75 52 m 576.25 52 l
line 0.5 0.17 0.18 0.21|576 77.25 m 576 51.75 l
line 0.5 0.17 0.18 0.21|126 360.03 m 264 360.03 l 264 342 l 126 342 l h
fill 0 0 1|357.82 690.55 m 403.6 690.55 l 403.6 690.95 l 357.82 690.95 l h
foot regular 9 36 24.44 104.24|Form I-9 Edition 01/20/25
foot regular 9 535.26 24.44 40.74|Page 1 of 4
<H1
text bold 14 198.67 758.02 214.68|Employment Eligibility Verification
text bold 11 224.89 741.58 162.23|Department of Homeland Security
text regular 11 211.61 728.38 188.83|U.S. Citizenship and Immigration Services
>
<P
text bold 11 523.66 761.53 32.39|USCIS
text bold 11 518.64 748.33 42.46|Form I-9
text regular 8 506.21 737.4 66.66|OMB No.1615-0047
text regular 8 510 725.44 62.89|Expires 05/31/2027
>
<P
text bold 8 36.01 701.69 535.88|START HERE: Employers must ensure the form instructions are available to employees when completing this form. Employers are liable for
text bold 8 36.01 692.09 319.6|failing to comply with the requirements for completing this form. See below and the
<Span
text bold 8 355.6 692.09 50.22| Instructions.
>
text bold 8 36.01 679.49 127.54|ANTI-DISCRIMINATION NOTICE: 
text regular 8 163.55 679.49 378.41|All employees can choose which acceptable documentation to present for Form I-9. Employers cannot ask
text regular 8 36.01 669.89 187.66|employees for documentation to verify information in 
text bold 8 223.67 669.89 35.57|Section 1
text regular 8 259.24 669.89 260.16|, or specify which acceptable documentation employees must present for 
text bold 8 519.4 669.89 37.79|Section 2 
text regular 8 557.19 669.89 7.11|or
text regular 8 36.01 660.29 534.96|Supplement B, Reverification and Rehire. Treating employees differently based on their citizenship, immigration status, or national origin may be illegal
text bold 8 571.01 660.29 2.22|.
>
<H2
text bold 9 38.16 643.89 210.81|Section 1. Employee Information and Attestation: 
text regular 9 251.18 643.89 296.42|Employees must complete and sign Section 1 of Form I-9 no later than the 
text bold 9 549.84 643.89 17|first
text bold 9 38.16 634.89 82.02|day of employment
text regular 9 120.18 634.89 146.59|, but not before accepting a job offer.
>
<P
text regular 7 42 621.97 81.68|Last Name (Family Name)
<Form
box 99
>
>
<P
text regular 7 204 621.97 79.73|First Name (Given Name)
<Form
box 5
>
>
<P
text regular 7 348 621.97 62.24|Middle Initial (if any)
<Form
box 6
>
>
<P
text regular 7 420 621.97 98.42|Other Last Names Used (if any)
<Form
box 7
>
>
<P
text regular 7 42 595.97 112.04|Address (Street Number and Name)
<Form
box 100
>
>
<P
text regular 7 234 595.97 62.63|Apt. Number (if any)
<Form
box 101
>
>
<P
text regular 7 306 595.97 39.28|City or Town
<Form
box 102
>
>
<P
text regular 7 462 595.97 16.35|State
<Form
box 94
>
>
<P
text regular 7 510 595.97 29.57|ZIP Code
<Form
box 95
>
>
<P
text regular 7 42 569.97 82.85|Date of Birth (mm/dd/yyyy)
<Form
box 96
>
>
<P
text regular 7 150 569.97 88.69|U.S. Social Security Number
<Form
box 97
>
>
<P
text regular 7 264 569.97 83.03|Employee's Email Address
<Form
box 103
>
>
<P
text regular 7 456 569.97 97.82|Employee's Telephone Number
<Form
box 98
>
>
<P
text bold 8 42 539.68 101.38|I am aware that federal law
text bold 8 42 530.68 128.02|provides for imprisonment and/or
text bold 8 42 521.68 123.14|fines for false statements, or the
text bold 8 42 512.68 100.47|use of false documents, in
text bold 8 42 503.68 129.79|connection with the completion of
text bold 8 42 494.68 123.58|this form. I attest, under penalty
text bold 8 42 485.68 120.9|of perjury, that this information,
text bold 8 42 476.68 126.7|including my selection of the box
text bold 8 42 467.68 110.69|attesting to my citizenship or
text bold 8 42 458.68 116.47|immigration status, is true and
text bold 8 42 449.68 29.34|correct.
>
<P
text regular 7 180 540.97 377.01|Check one of the following boxes to attest to your citizenship or immigration status (See page 2 and 3 of the instructions.):
>
<P
text regular 7 197 525.97 6.67|1. 
text regular 7 208.68 525.97 89.88|A citizen of the United States
<Form
box 48
>
>
<P
text regular 7 197 513.97 6.67|2. 
text regular 7 208.68 513.97 186.76|A noncitizen national of the United States (See Instructions.)
<Form
box 49
>
>
<P
text regular 7 197 501.97 6.67|3. 
text regular 7 208.68 501.97 177.39|A lawful permanent resident (Enter USCIS or A-Number.)
<Form
box 50
>
<Form
box 0
>
>
<P
<Form
box 51
>
<Form
box 104
>
>
<P
text regular 7 197.24 488.87 110.93|4. An alien authorized to work until
text regular 7 331.49 488.87 54.08|(exp. date, if any)
text regular 7 197.24 471.37 39.3|If you check 
text bold 7 236.53 471.37 50.57|Item Number 4.
text regular 7 287.1 471.37 62.27|, enter one of these:
>
<P
text bold 7 193.41 459.97 57.17|USCIS A-Number
<Form
box 105
>
>
<P
text bold 6 265.5 454.26 9|OR
>
<P
text bold 7 281.19 459.97 97.63|Form I-94 Admission Number
<Form
box 106
>
>
<P
text bold 6 385.5 454.26 9|OR
>
<P
text bold 7 401.21 459.97 169.59|Foreign Passport Number and Country of Issuance
<Form
box 107
>
>
<P
text regular 7 42 435.97 70.81|Signature of Employee
<Form
box 1
>
>
<P
text regular 7 372 435.97 84.97|Today's Date (mm/dd/yyyy)
<Form
box 8
>
>
<P
text bold 7 56.19 411.97 331.81|If a preparer and/or translator assisted you in completing Section 1, that person MUST complete the
<Span
text bold 7 388 411.97 132.99| Preparer and/or Translator Certification
>
text bold 7 520.99 411.97 36.96| on Page 3.
>
<P
text bold 9 38.12 397.6 195.05|Section 2. Employer Review and Verification: 
text regular 8 233.16 397.6 246.37|Employers or their authorized representative must complete and sign 
text bold 8 479.53 397.6 37.79|Section 2 
text regular 8 517.32 397.6 40.9|within three
text regular 8 38.12 389.62 503.54|business days after the employee's first day of employment, and must physically examine, or examine consistent with an alternative procedure
text regular 8 38.12 381.82 509.14|authorized by the Secretary of DHS, documentation from List A OR a combination of documentation from List B and List C. Enter any additional
text regular 8 38.12 374.02 231.67|documentation in the Additional Information box; see Instructions.
>
<P
text bold 8 183.89 363.68 22.22|List A
>
<Sect
<P
text bold 7 38 348.78 56.4|Document Title 1
<Form
box 109
>
>
<P
text regular 7 38 330.89 51.74|Issuing Authority
<Form
box 110
>
>
<P
text regular 7 38 312.97 82.08|Document Number (if any)
<Form
box 111
>
>
<P
text regular 7 38 294.97 71.19|Expiration Date (if any)
<Form
box 126
>
>
>
<Sect
<P
text bold 7 38 276.97 81.29|Document Title 2 (if any)
<Form
box 112
>
>
<P
text regular 7 38 258.97 51.74|Issuing Authority
<Form
box 113
>
>
<P
text regular 7 38 240.96 82.08|Document Number (if any)
<Form
box 114
>
>
<P
text regular 7 38 222.97 71.19|Expiration Date (if any)
<Form
box 9
>
>
>
<Sect
<P
text bold 7 38 204.97 81.29|Document Title 3 (if any)
<Form
box 10
>
>
<P
text regular 7 38 186.97 51.74|Issuing Authority
<Form
box 11
>
>
<P
text regular 7 38 168.98 82.08|Document Number (if any)
<Form
box 12
>
>
<P
text regular 7 38 150.98 71.19|Expiration Date (if any)
<Form
box 115
>
>
>
<P
text bold 6 265.5 364.27 9|OR
>
<P
text bold 8 333.89 363.68 22.22|List B
>
<P
<Form
box 13
>
<Form
box 127
>
<Form
box 128
>
<Form
box 129
>
>
<P
text bold 7 412.42 363.97 15.16|AND
>
<P
text bold 8 492.89 363.68 22.22|List C
>
<P
<Form
box 119
>
<Form
box 118
>
<Form
box 117
>
<Form
box 116
>
>
<P
text bold 8 267.03 279.88 85.34|Additional Information
<Form
box 14
>
>
<P
text regular 7 279.36 149.41 284.02|Check here if you used an alternative procedure authorized by DHS to examine documents.
<Form
box 91
>
>
<P
text bold 7 38 133.47 406.48|Certification: I attest, under penalty of perjury, that (1) I have examined the documentation presented by the above-named
text bold 7 38 125.07 399.48|employee, (2) the above-listed documentation appears to be genuine and to relate to the employee named, and (3) to the
text bold 7 38 116.67 262.95|best of my knowledge, the employee is authorized to work in the United States.
>
<P
text regular 7 462 137.18 76.63|First Day of Employment
text regular 7 462 128.78 43.95|(mm/dd/yyyy):
<Form
box 120
>
>
<P
text regular 7 37.92 101.97 232.64|Last Name, First Name and Title of Employer or Authorized Representative
<Form
box 122
>
>
<P
text regular 7 294 101.97 161.85|Signature of Employer or Authorized Representative
<Form
box 123
>
>
<P
text regular 7 488.93 101.97 84.97|Today's Date (mm/dd/yyyy)
<Form
box 121
>
>
<P
text regular 7 38 68.97 135.16|Employer's Business or Organization Name
<Form
box 124
>
>
<P
text regular 7 246 68.97 239.04|Employer's Business or Organization Address, City or Town, State, ZIP Code
<Form
box 125
>
>
<P
text bold 8 136.62 39.69 139.6|For reverification or rehire, complete
<Span
text bold 8 276.22 39.69 156.93| Supplement B, Reverification and Rehire
>
text bold 8 433.15 39.69 42.22| on Page 4.
>
page
line 0.72 0.17 0.18 0.21|36 750 m 576 750 l
line 0.5 0.17 0.18 0.21|36 36 m 576 36 l
line 5.98 0.17 0.18 0.21|573.32 756 m 39.08 756 l
line 0.5 0.17 0.18 0.21|36 642 m 576 642 l 576 216 l 36 216 l h
line 0.5 0.17 0.18 0.21|35.75 600 m 198.25 600 l
line 0.5 0.17 0.18 0.21|198 624.25 m 198 599.75 l
line 0.5 0.17 0.18 0.21|36 624.25 m 36 599.75 l
line 0.5 0.17 0.18 0.21|197.75 600 m 216.25 600 l
line 0.5 0.17 0.18 0.21|216 642.25 m 216 623.75 l
line 0.5 0.17 0.18 0.21|215.75 600 m 384.25 600 l
line 0.5 0.17 0.18 0.21|216 624.25 m 216 599.75 l
line 0.5 0.17 0.18 0.21|383.75 600 m 408.25 600 l
line 0.5 0.17 0.18 0.21|407.75 600 m 576.25 600 l
line 0.5 0.17 0.18 0.21|35.75 576 m 198.25 576 l
line 0.5 0.17 0.18 0.21|198 600.25 m 198 575.75 l
line 0.5 0.17 0.18 0.21|35.75 546.01 m 198.25 546.01 l
line 0.5 0.17 0.18 0.21|198 576.25 m 198 545.75 l
line 0.5 0.17 0.18 0.21|35.75 504 m 198.25 504 l
line 0.5 0.17 0.18 0.21|198 546.25 m 198 503.75 l
line 0.5 0.17 0.18 0.21|35.75 474 m 198.25 474 l
line 0.5 0.17 0.18 0.21|198 504.25 m 198 473.75 l
line 0.5 0.17 0.18 0.21|36 474 m 198 474 l 198 293.99 l 36 293.99 l h 36 294 m 198 294 l 198 216 l 36 216 l h 216 600 m 402 600 l 402 534 l 216 534 l h 216 534 m 402 534 l 402 480 l 216 480 l h 216 480 m 402 480 l 402 462 l 216 462 l h 216 462 m 402 462 l 402 444 l 216 444 l h 216 444 m 402 444 l 402 426 l 216 426 l h 216 426 m 402 426 l 402 408 l 216 408 l h 216 408 m 402 408 l 402 390 l 216 390 l h 216 390 m 402 390 l 402 372 l 216 372 l h 216 372 m 402 372 l 402 348 l 216 348 l h 216 306 m 402 306 l 402 288 l 216 288 l h 216 288 m 402 288 l 402 270 l 216 270 l h 216 270 m 402 270 l 402 216 l 216 216 l h 216 348 m 402 348 l 402 306 l 216 306 l h 402 600 m 576 600 l 576 492 l 402 492 l h 402 492 m 576 492 l 576 456 l 402 456 l h 402 456 m 576 456 l 576 414 l 402 414 l h 402 414 m 576 414 l 576 396 l 402 396 l h 402 396 m 576 396 l 576 378 l 402 378 l h 402 378 m 576 378 l 576 354 l 402 354 l h 402 354 m 576 354 l 576 216 l 402 216 l h
line 0.5 0.17 0.18 0.21|35.75 642 m 198.25 642 l
line 0.5 0.17 0.18 0.21|198 642.25 m 198 623.75 l
line 0.5 0.17 0.18 0.21|36 642.25 m 36 623.75 l
line 0.5 0.17 0.18 0.21|36 216 m 576 216 l 576 168 l 36 168 l h 198 168 m 216 168 l 216 66 l 198 66 l h
line 0.5 0.17 0.18 0.21|402 168 m 402 66 l
line 0.5 0.17 0.18 0.21|35.75 168 m 198.25 168 l
line 0.5 0.17 0.18 0.21|198 168.25 m 198 143.75 l
line 0.5 0.17 0.18 0.21|36 168.25 m 36 143.75 l
line 0.5 0.17 0.18 0.21|35.75 66 m 198.25 66 l
line 0.5 0.17 0.18 0.21|198 90.25 m 198 65.75 l
line 0.5 0.17 0.18 0.21|36 90.25 m 36 65.75 l
line 0.5 0.17 0.18 0.21|198 144.25 m 198 89.75 l
line 0.5 0.17 0.18 0.21|36 144.25 m 36 89.75 l
line 0.5 0.17 0.18 0.21|216 168 m 402 168 l 402 66 l 216 66 l h 402 168 m 576 168 l 576 66 l 402 66 l h
line 0.27 0 0 1|490.02 305.33 m 525.58 305.33 l
line 0.27 0 0 1|421.01 295.73 m 461.02 295.73 l
line 0.27 0 0 1|421.01 286.35 m 498.37 286.35 l
line 0.27 0 0 1|251.25 50.35 m 290.37 50.35 l
foot regular 9 36 21.44 104.24|Form I-9 Edition 01/20/25
foot regular 9 535.26 21.44 40.74|Page 2 of 4
<H2
text bold 14 178.67 724.95 256.68|LISTS OF ACCEPTABLE DOCUMENTS
>
<P
text regular 11 152.29 708.42 309.38|All documents containing an expiration date must be unexpired.
>
<P
text regular 11 132.73 695.22 352.78| Documents extended by the issuing authority are considered unexpired.
text regular 11 128.45 695.22 4.28|*
>
<P
text regular 8 36 51.67 212.99|*Refer to the Employment Authorization Extensions page on
<Span
text bold 8 251.26 51.67 39.12|I-9 Central
>
text regular 8 292.6 51.67 73.8|for more information.
>
<P
text regular 11 175.24 681.31 263.49|Employees may present one selection from List A or a
text regular 11 135.19 668.11 343.6|combination of one selection from List B and one selection from List C.
>
<P
text bold 11 80.23 653.81 453.55|Examples of many of these documents appear in the Handbook for Employers (M-274).
>
<P
text bold 8 104.33 627.68 25.34|LIST A
text bold 8 42.33 614.48 149.35|Documents that Establish Both Identity
text bold 8 57.89 604.88 118.23|and Employment Authorization
>
<Sect
<P
text bold 8 42.01 582.68 7.23|1. 
text regular 8 53.13 582.68 129.82|U.S. Passport or U.S. Passport Card
>
<P
text bold 8 42.01 563.49 7.23|2. 
text regular 8 53.13 563.49 121.82|Permanent Resident Card or Alien
text regular 8 54.01 553.89 138.26|Registration Receipt Card (Form I-551)
>
<P
text bold 8 42.01 537.09 7.23|3. 
text regular 8 53.13 537.09 114.28|Foreign passport that contains a
text regular 8 54.01 527.49 128.04|temporary I-551 stamp or temporary
text regular 8 54.01 517.89 128.51|I-551 printed notation on a machine-
text regular 8 54.01 508.29 84.91|readable immigrant visa
>
<P
text bold 8 42.01 491.49 7.23|4. 
text regular 8 53.13 491.49 132.05|Employment Authorization Document
text regular 8 54.01 481.89 141.4|that contains a photograph (Form I-766)
>
<P
text bold 8 42.01 465.69 7.23|5. 
text regular 8 53.13 465.69 140.05|For an individual temporarily authorized
text regular 8 54.01 456.09 140.5|to work for a specific employer because
text regular 8 54.01 446.49 101.82|of his or her status or parole:
<Sect
<P
text bold 8 54.03 430.89 7.23|a. 
text regular 8 65.15 430.89 77.82|Foreign passport; and
>
<P
text bold 8 54.03 415.29 7.67|b. 
text regular 8 65.59 415.29 116.93|Form I-94 or Form I-94A that has
text regular 8 65.51 405.69 46.69|the following:
>
<Sect
<P
text bold 8 65.98 390.09 10.22|(1) 
text regular 8 79.97 390.09 80.9|The same name as the
text regular 8 80.01 380.49 47.9|passport; and
>
<P
text bold 8 65.98 370.89 10.26|(2) 
text regular 8 80.05 370.89 80.32|An endorsement of the
text regular 8 80.01 361.29 105.96|individual's status or parole as
text regular 8 80.01 351.69 74.07|long as that period of
text regular 8 80.01 342.09 87.37|endorsement has not yet
text regular 8 80.01 332.49 90.02|expired and the proposed
text regular 8 80.01 322.89 99.63|employment is not in conflict
text regular 8 80.01 313.29 78.87|with any restrictions or
text regular 8 80.01 303.69 113.62|limitations identified on the form.
>
>
>
>
<P
text bold 8 42 284.49 7.16|6. 
text regular 8 52.93 284.49 133.9|Passport from the Federated States of
text regular 8 54 274.89 139.55|Micronesia (FSM) or the Republic of the
text regular 8 54 265.29 140.82|Marshall Islands (RMI) with Form I-94 or
text regular 8 54 255.69 125.12|Form I-94A indicating nonimmigrant
text regular 8 54 246.09 132.2|admission under the Compact of Free
text regular 8 54 236.49 136.12|Association Between the United States
text regular 8 54 226.89 71.21|and the FSM or RMI
>
>
<P
text bold 8 201 609.68 12|OR
>
<P
text bold 8 287.33 627.68 25.34|LIST B
text bold 8 238.55 609.68 128.91|Documents that Establish Identity
>
<Sect
<P
text bold 8 222.01 581.68 7.15|1. 
text regular 8 232.9 581.68 161.62|Driver's license or ID card issued by a State or
text regular 8 234.01 572.08 140.13|outlying possession of the United States
text regular 8 234.01 562.48 125.68|provided it contains a photograph or
text regular 8 234.01 552.88 138.34|information such as name, date of birth,
text regular 8 234.01 543.28 122.17|sex, height, eye color, and address
>
<P
text bold 8 222.01 523.89 7.23|2. 
text regular 8 233.13 523.89 138.28|ID card issued by federal, state or local
text regular 8 234.01 514.29 154.74|government agencies or entities, provided it
text regular 8 234.01 504.69 160.08|contains a photograph or information such as
text regular 8 234.01 495.09 148.97|name, date of birth, sex, height, eye color,
text regular 8 234.01 485.49 44.02|and address
>
<P
text bold 8 222.01 468.69 7.23|3. 
text regular 8 233.13 468.69 118.28|School ID card with a photograph
>
<P
text bold 8 222.01 450.69 7.23|4. 
text regular 8 233.13 450.69 84.22|Voter's registration card
>
<P
text bold 8 222.01 432.69 7.23|5. 
text regular 8 233.13 432.69 113.36|U.S. Military card or draft record
>
<P
text bold 8 222.01 414.69 7.23|6. 
text regular 8 233.13 414.69 98.9|Military dependent's ID card
>
<P
text bold 8 222.01 396.69 7.23|7. 
text regular 8 233.13 396.69 147.6|U.S. Coast Guard Merchant Mariner Card
>
<P
text bold 8 222.01 378.69 7.23|8. 
text regular 8 233.13 378.69 115.59|Native American tribal document
>
<P
text bold 8 222.01 362.49 7.23|9. 
text regular 8 233.13 362.49 133.13|Driver's license issued by a Canadian
text regular 8 234.01 352.89 75.14|government authority
>
>
<P
text bold 10 226.35 336.11 165.31|For persons under age 18 who are
text bold 10 236.8 324.11 144.41|unable to present a document
text bold 10 277.96 312.11 62.09|listed above:
>
<Sect
<P
text bold 8 222 294.69 11.68|10. 
text regular 8 237.57 294.69 99.59|School record or report card
>
<P
text bold 8 222 276.69 11.68|11. 
text regular 8 237.57 276.69 112.48|Clinic, doctor, or hospital record
>
<P
text bold 8 222 257.69 11.68|12. 
text regular 8 237.57 257.69 120.92|Day-care or nursery school record
>
>
<P
text bold 8 387.34 609.68 17.33|AND
>
<P
text bold 8 476.33 627.68 25.34|LIST C
text bold 8 417.77 614.48 148.47|Documents that Establish Employment
text bold 8 466.24 604.88 51.55|Authorization
>
<Sect
<P
text bold 8 404.01 587.68 7.23|1. 
text regular 8 415.13 587.68 142.27|A Social Security Account Number card,
text regular 8 416.01 578.08 156.97|unless the card includes one of the following
text regular 8 416.01 568.48 40.9|restrictions:
<Sect
<P
text bold 8 438.01 552.88 10.33|(1) 
text regular 8 452.23 552.88 119.58|NOT VALID FOR EMPLOYMENT
>
<P
text bold 8 438.01 537.28 10.33|(2) 
text regular 8 452.23 537.28 116.02|VALID FOR WORK ONLY WITH
text regular 8 452.5 527.68 80.9|INS AUTHORIZATION
>
<P
text bold 8 438.01 512.08 10.33|(3) 
text regular 8 452.23 512.08 116.02|VALID FOR WORK ONLY WITH
text regular 8 452.5 502.48 84.45|DHS AUTHORIZATION
>
>
>
<P
text bold 8 410.01 481.29 7.23|2. 
text regular 8 421.13 481.29 150.29|Certification of report of birth issued by the
text regular 8 422.01 471.69 135.16|Department of State (Forms DS-1350,
text regular 8 422.01 462.09 59.58|FS-545, FS-240)
>
<P
text bold 8 410.01 447.09 7.23|3. 
text regular 8 421.13 447.09 149.38|Original or certified copy of birth certificate
text regular 8 422.01 437.49 127.62|issued by a State, county, municipal
text regular 8 422.01 427.89 144.06|authority, or territory of the United States
text regular 8 422.01 418.29 79.59|bearing an official seal
>
<P
text bold 8 410.01 402.69 7.23|4. 
text regular 8 421.13 402.69 115.59|Native American tribal document
>
<P
text bold 8 410.01 384.69 7.23|5. 
text regular 8 421.13 384.69 118.69|U.S. Citizen ID Card (Form I-197)
>
<P
text bold 8 410.01 368.49 7.23|6. 
text regular 8 421.13 368.49 135.17|Identification Card for Use of Resident
text regular 8 421.01 358.89 143.16|Citizen in the United States (Form I-179)
>
<P
text bold 8 410.01 341.68 7.23|7. 
text regular 8 421.13 341.68 129.83|Employment authorization document
text regular 8 421.01 332.08 138.75|issued by the Department of Homeland
text regular 8 421.01 322.48 28.9|Security
text regular 8 421.97 306.88 65.8|For examples, see
<Span
text bold 8 490.01 306.88 35.57|Section 7
>
text regular 8 527.81 306.88 13.34|and
<Span
text bold 8 421.01 297.28 40.02|Section 13
>
text regular 8 463.25 297.28 56.03|of the M-274 on
<Span
text bold 8 421.01 287.68 77.36|uscis.gov/i-9-central
text regular 8 498.37 287.68 2.22|.
>
text regular 8 421.97 272.08 104.03|The Form I-766, Employment
text regular 8 422.01 262.48 127|Authorization Document, is a List A, 
text bold 8 550.97 262.48 16.45|Item
text bold 8 422.01 252.88 39.4|Number 4. 
text regular 8 463.35 252.88 80.04|document, not a List C
text regular 8 422.01 243.28 37.35|document.
>
>
<P
text bold 11 252.2 203.92 107.59|Acceptable Receipts
text regular 10 138.41 188.5 335.16|May be presented in lieu of a document listed above for a temporary period.
text regular 10 215.68 173.5 180.63|For receipt validity dates, see the M-274.
>
<Sect
<P
text regular 8 42 155.51 5.83|● 
text regular 8 54.83 155.51 124.06|Receipt for a replacement of a lost,
text regular 8 55 145.87 130.29|stolen, or damaged List A document.
>
<P
text regular 8 42 131.68 5.83|● 
text regular 8 54.83 131.68 98.26|Form I-94 issued to a lawful
text regular 8 55 122.04 127.62|permanent resident that contains an
text regular 8 55 110.07 130.21|I-551 stamp and a photograph of the
text regular 8 55 99.23 35.57|individual.
>
<P
text regular 8 42 83.68 5.83|● 
text regular 8 54.83 83.68 109.81|Form I-94 with “RE” notation or
text regular 8 55 74.04 123.62|refugee stamp issued to a refugee.
>
>
<P
text bold 8 201 149.67 12|OR
>
<P
text regular 8 222 155.67 159.18|Receipt for a replacement of a lost, stolen, or
text regular 8 222 146.07 95.16|damaged List B document.
>
<P
text regular 8 408 155.67 159.18|Receipt for a replacement of a lost, stolen, or
text regular 8 408 146.07 95.6|damaged List C document.
>
page
line 1.01 0.17 0.18 0.21|576 696 m 36 696 l
line 0.5 0.17 0.18 0.21|36 36 m 576 36 l
line 0.5 0.17 0.18 0.21|36 576 m 414.28 576 l 414.28 540 l 36 540 l h 414.28 576 m 576 576 l 576 540 l 414.28 540 l h 36 510 m 294 510 l 294 481.4 l 36 481.4 l h 294 510 m 450 510 l 450 481.4 l 294 481.4 l h 450 510 m 492 510 l 492 481.4 l 450 481.4 l h 492 510 m 576 510 l 576 481.4 l 492 481.4 l h 492 540 m 576 540 l 576 510 l 492 510 l h 270 540 m 492 540 l 492 510 l 270 510 l h 36 540 m 270 540 l 270 510 l 36 510 l h
line 0.5 0.17 0.18 0.21|35.75 450.44 m 414.53 450.44 l
line 0.5 0.17 0.18 0.21|414.28 450.69 m 414.28 414.19 l
line 0.5 0.17 0.18 0.21|36 450.69 m 36 414.19 l
line 0.5 0.17 0.18 0.21|414.03 450.44 m 576.25 450.44 l
line 0.5 0.17 0.18 0.21|576 450.69 m 576 414.19 l
line 0.5 0.17 0.18 0.21|414.28 450.69 m 414.28 414.19 l
line 0.5 0.17 0.18 0.21|35.75 413.98 m 270.25 413.98 l
line 0.5 0.17 0.18 0.21|35.75 383.82 m 270.25 383.82 l
line 0.5 0.17 0.18 0.21|36 414.23 m 36 383.57 l
line 0.5 0.17 0.18 0.21|270 413.98 m 492 413.98 l 492 383.82 l 270 383.82 l h
line 0.5 0.17 0.18 0.21|491.75 413.98 m 576.25 413.98 l
line 0.5 0.17 0.18 0.21|491.75 383.82 m 576.25 383.82 l
line 0.5 0.17 0.18 0.21|576 414.23 m 576 383.57 l
line 0.5 0.17 0.18 0.21|35.81 355.52 m 293.28 355.52 l
line 0.5 0.17 0.18 0.21|293.03 384.37 m 293.03 355.27 l
line 0.5 0.17 0.18 0.21|36.06 384.37 m 36.06 355.27 l
line 0.5 0.17 0.18 0.21|292.95 355.52 m 452.86 355.52 l
line 0.5 0.17 0.18 0.21|452.61 384.37 m 452.61 355.27 l
line 0.5 0.17 0.18 0.21|452.25 355.52 m 492.25 355.52 l
line 0.5 0.17 0.18 0.21|492 384.37 m 492 355.27 l
line 0.5 0.17 0.18 0.21|491.75 355.52 m 576.25 355.52 l
line 0.5 0.17 0.18 0.21|576 384.37 m 576 355.27 l
line 0.5 0.17 0.18 0.21|36 324 m 414.28 324 l 414.28 288 l 36 288 l h 414.28 324 m 576 324 l 576 288 l 414.28 288 l h
line 0.5 0.17 0.18 0.21|491.75 229.36 m 576.25 229.36 l
line 0.5 0.17 0.18 0.21|576 258.21 m 576 229.11 l
line 0.5 0.17 0.18 0.21|35.81 229.2 m 293.28 229.2 l
line 0.5 0.17 0.18 0.21|293.03 258.21 m 293.03 228.95 l
line 0.5 0.17 0.18 0.21|36.06 258.21 m 36.06 228.95 l
line 0.5 0.17 0.18 0.21|270 288 m 492 288 l 492 257.84 l 270 257.84 l h
line 0.5 0.17 0.18 0.21|35.75 288 m 270.25 288 l
line 0.5 0.17 0.18 0.21|35.75 257.84 m 270.25 257.84 l
line 0.5 0.17 0.18 0.21|36 288.25 m 36 257.59 l
line 0.5 0.17 0.18 0.21|292.95 229.36 m 452.86 229.36 l
line 0.5 0.17 0.18 0.21|452.61 258.21 m 452.61 229.11 l
line 0.5 0.17 0.18 0.21|452.25 229.36 m 492.25 229.36 l
line 0.5 0.17 0.18 0.21|492 258.21 m 492 229.11 l
line 0.5 0.17 0.18 0.21|491.75 288 m 576.25 288 l
line 0.5 0.17 0.18 0.21|491.75 257.84 m 576.25 257.84 l
line 0.5 0.17 0.18 0.21|576 288.25 m 576 257.59 l
line 0.5 0.17 0.18 0.21|414.28 198 m 576 198 l 576 162 l 414.28 162 l h 36 198 m 414.28 198 l 414.28 162 l 36 162 l h
line 0.5 0.17 0.18 0.21|491.75 103.4 m 576.25 103.4 l
line 0.5 0.17 0.18 0.21|576 132.25 m 576 103.15 l
line 0.5 0.17 0.18 0.21|35.75 103.24 m 294.25 103.24 l
line 0.5 0.17 0.18 0.21|294 132.25 m 294 102.99 l
line 0.5 0.17 0.18 0.21|36 132.25 m 36 102.99 l
line 0.5 0.17 0.18 0.21|270 162 m 492 162 l 492 131.84 l 270 131.84 l h
line 0.5 0.17 0.18 0.21|35.75 162 m 270.25 162 l
line 0.5 0.17 0.18 0.21|35.75 131.84 m 270.25 131.84 l
line 0.5 0.17 0.18 0.21|36 162.25 m 36 131.59 l
line 0.5 0.17 0.18 0.21|293.75 103.4 m 450.25 103.4 l
line 0.5 0.17 0.18 0.21|450 132.25 m 450 103.15 l
line 0.5 0.17 0.18 0.21|449.75 103.4 m 492.25 103.4 l
line 0.5 0.17 0.18 0.21|492 132.25 m 492 103.15 l
line 0.5 0.17 0.18 0.21|491.75 162 m 576.25 162 l
line 0.5 0.17 0.18 0.21|491.75 131.84 m 576.25 131.84 l
line 0.5 0.17 0.18 0.21|576 162.25 m 576 131.59 l
line 6 0.17 0.18 0.21|573.63 702 m 39.39 701.93 l
line 0.5 0.17 0.18 0.21|36 690 m 258 690 l 258 659 l 36 659 l h
line 0.5 0.17 0.18 0.21|258 690 m 438 690 l 438 659 l 258 659 l h
line 0.5 0.17 0.18 0.21|438 690 m 576 690 l 576 659 l 438 659 l h
foot bold 11 224.89 725.77 162.23|Department of Homeland Security
foot regular 11 211.6 712.57 188.83|U.S. Citizenship and Immigration Services
foot bold 11 516.92 760.57 32.39|USCIS
foot bold 11 511.9 747.37 42.46|Form I-9
foot bold 11 499.66 734.17 66.92|Supplement A
foot regular 9 494.5 722.53 77.25|OMB No. 1615-0047
foot regular 9 497.75 711.73 70.75|Expires 05/31/2027
foot regular 9 36.01 24.44 104.24|Form I-9 Edition 01/20/25
foot regular 9 535.26 24.44 40.74|Page 3 of 4
<H2
text bold 14 263.16 763.02 88.68|Supplement A,
text bold 14 143.87 746.22 324.28|Preparer and/or Translator Certification for Section 1
>
<P
text regular 7 42 681.96 34.12|Last Name 
text italic 7 77.79 681.96 46.16|(Family Name) 
text regular 7 125.62 681.96 14.28|from 
text bold 7 141.57 681.96 33.07|Section 1.
<Form
box 2
>
>
<P
text regular 7 264 681.96 34.5|First Name 
text italic 7 300.17 681.96 43.84|(Given Name) 
text regular 7 345.68 681.96 14.28|from 
text bold 7 361.63 681.96 33.07|Section 1.
<Form
box 3
>
>
<P
text regular 7 444 681.97 78.07|Middle initial (if any) from 
text bold 7 523.75 681.97 33.07|Section 1.
<Form
box 4
>
>
<P
text bold 9 37.42 645.89 55.06|Instructions: 
text regular 9 96.93 645.89 476.7|This supplement must be completed by any preparer and/or translator who assists an employee in completing Section 1
text regular 9 37.42 635.09 536.49|of Form I-9. The preparer and/or translator must enter the employee's name in the spaces provided above. Each preparer or translator
text regular 9 37.42 624.29 533.99|must complete, sign, and date a separate certification area. Employers must retain completed supplement sheets with the employee's
text regular 9 37.42 613.49 80.52|completed Form I-9.
>
<P
text bold 9 37.42 592.89 519.61|I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my
text bold 9 37.42 582.09 198.05|knowledge the information is true and correct.
>
<P
text regular 8 38.84 566.85 124.05|Signature of Preparer or Translator
<Form
box 20
>
>
<P
text regular 8 417.12 566.82 17.17|Date 
text italic 8 436.24 566.82 48|(mm/dd/yyyy)
<Form
box 17
>
>
<P
text regular 8 38.84 529.48 38.96|Last Name 
text italic 8 79.74 529.48 52.44|(Family Name)
<Form
box 24
>
>
<P
text regular 8 272.84 529.48 39.39|First Name 
text italic 8 314.17 529.48 49.78|(Given Name)
<Form
box 31
>
>
<P
text regular 8 494.84 529.48 44.73|Middle Initial 
text italic 8 541.52 529.48 24.45|(if any)
<Form
box 67
>
>
<P
text regular 8 38.84 499.48 29.62|Address 
text italic 8 70.4 499.48 96.47|(Street Number and Name)
<Form
box 27
>
>
<P
text regular 8 296.84 499.5 44.9|City or Town
<Form
box 36
>
>
<P
text regular 8 452.84 499.5 18.68|State
<Form
box 40
>
>
<P
text regular 8 497 499.5 33.79|ZIP Code
<Form
box 44
>
>
<P
text bold 9 37.42 465.92 519.61|I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my
text bold 9 37.42 455.12 198.05|knowledge the information is true and correct.
>
<P
text regular 8 38.84 441.29 124.05|Signature of Preparer or Translator
<Form
box 21
>
>
<P
text regular 8 417.12 441.26 17.17|Date 
text italic 8 436.24 441.26 48|(mm/dd/yyyy)
<Form
box 16
>
>
<P
text regular 8 38.84 403.46 38.96|Last Name 
text italic 8 79.74 403.46 52.44|(Family Name)
<Form
box 32
>
>
<P
text regular 8 272.84 403.46 39.39|First Name 
text italic 8 314.17 403.46 49.78|(Given Name)
<Form
box 33
>
>
<P
text regular 8 494.84 403.46 44.73|Middle Initial 
text italic 8 541.52 403.46 24.45|(if any)
<Form
box 68
>
>
<P
text regular 8 38.89 373.61 29.62|Address 
text italic 8 70.46 373.61 96.47|(Street Number and Name)
<Form
box 28
>
>
<P
text regular 8 296.04 373.62 44.9|City or Town
<Form
box 37
>
>
<P
text regular 8 457.5 373.62 18.68|State
<Form
box 41
>
>
<P
text regular 8 497 373.62 33.79|ZIP Code
<Form
box 45
>
>
<P
text bold 9 37.42 339.48 519.61|I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my
text bold 9 37.42 328.68 198.05|knowledge the information is true and correct.
>
<P
text regular 8 38.84 314.85 124.05|Signature of Preparer or Translator
<Form
box 22
>
>
<P
text regular 8 417.12 314.82 17.17|Date 
text italic 8 436.24 314.82 48|(mm/dd/yyyy)
<Form
box 18
>
>
<P
text regular 8 38.84 277.48 38.96|Last Name 
text italic 8 79.74 277.48 52.44|(Family Name)
<Form
box 25
>
>
<P
text regular 8 272.84 277.48 39.39|First Name 
text italic 8 314.17 277.48 49.78|(Given Name)
<Form
box 34
>
>
<P
text regular 8 494.84 277.48 44.73|Middle Initial 
text italic 8 541.52 277.48 24.45|(if any)
<Form
box 69
>
>
<P
text regular 8 38.89 247.44 29.62|Address 
text italic 8 70.46 247.44 96.47|(Street Number and Name)
<Form
box 29
>
>
<P
text regular 8 296.04 247.45 44.9|City or Town
<Form
box 38
>
>
<P
text regular 8 455.33 247.45 18.68|State
<Form
box 42
>
>
<P
text regular 8 497 247.45 33.79|ZIP Code
<Form
box 46
>
>
<P
text bold 9 37.42 213.48 519.61|I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my
text bold 9 37.42 202.68 198.05|knowledge the information is true and correct.
>
<P
text regular 8 38.84 188.85 124.05|Signature of Preparer or Translator
<Form
box 23
>
>
<P
text regular 8 417.12 188.82 17.17|Date 
text italic 8 436.24 188.82 48|(mm/dd/yyyy)
<Form
box 19
>
>
<P
text regular 8 38.84 151.48 38.96|Last Name 
text italic 8 79.74 151.48 52.44|(Family Name)
<Form
box 26
>
>
<P
text regular 8 272.84 151.48 39.39|First Name 
text italic 8 314.17 151.48 49.78|(Given Name)
<Form
box 35
>
>
<P
text regular 8 494.84 151.42 44.73|Middle Initial 
text italic 8 541.52 151.42 24.45|(if any)
<Form
box 70
>
>
<P
text regular 8 38.84 121.48 29.62|Address 
text italic 8 70.4 121.48 96.47|(Street Number and Name)
<Form
box 30
>
>
<P
text regular 8 296.84 121.5 44.9|City or Town
<Form
box 39
>
>
<P
text regular 8 452.84 121.5 18.68|State
<Form
box 43
>
>
<P
text regular 8 497 121.5 33.79|ZIP Code
<Form
box 47
>
>
page
fill 0.9 0.9 0.91|138 585.79 m 576 585.79 l 576 597.79 l 138 597.79 l h
line 0.5 0.17 0.18 0.21|36 585.79 m 138 585.79 l 138 555.79 l 36 555.79 l h 138 585.79 m 336 585.79 l 336 555.79 l 138 555.79 l h 336 585.79 m 516 585.79 l 516 555.79 l 336 555.79 l h 516 585.79 m 576 585.79 l 576 555.79 l 516 555.79 l h
fill 0.78 0.78 0.79|36 531.79 m 576 531.79 l 576 555.79 l 36 555.79 l h
fill 0.78 0.78 0.79|36 345.79 m 576 345.79 l 576 369.79 l 36 369.79 l h
line 0.5 0.17 0.18 0.21|443.78 159.82 m 575.78 159.82 l 575.78 135.82 l 443.78 135.82 l h
fill 0.9 0.9 0.91|138 213.79 m 576 213.79 l 576 225.79 l 138 225.79 l h
line 0.5 0.17 0.18 0.21|36 213.79 m 138 213.79 l 138 183.79 l 36 183.79 l h 138 213.79 m 336 213.79 l 336 183.79 l 138 183.79 l h 336 213.79 m 516 213.79 l 516 183.79 l 336 183.79 l h 516 213.79 m 576 213.79 l 576 183.79 l 516 183.79 l h
fill 0.78 0.78 0.79|36 159.79 m 576 159.79 l 576 183.79 l 36 183.79 l h
line 0 0 0 1|90.22 604.94 m 295.58 604.94 l
line 0 0 0 1|35.99 604.94 m 88.01 604.94 l
line 0.01 0.13 0.3 0.66|497.08 614.54 m 499.26 614.54 l
line 0.5 0.17 0.18 0.21|36 36 m 576 36 l
line 1.01 0.17 0.18 0.21|576 696 m 36 696 l
line 0.5 0.17 0.18 0.21|576 556.04 m 576 531.54 l
line 0.5 0.17 0.18 0.21|36 556.04 m 36 531.54 l
line 0.5 0.17 0.18 0.21|35.75 531.79 m 240.25 531.79 l
line 0.5 0.17 0.18 0.21|35.75 507.79 m 240.25 507.79 l
line 0.5 1 1 1|240 532.04 m 240 507.54 l
line 0.5 0.17 0.18 0.21|36 532.04 m 36 507.54 l
line 0.5 0.17 0.18 0.21|240 531.79 m 444 531.79 l 444 507.79 l 240 507.79 l h 444 531.79 m 576 531.79 l 576 507.79 l 444 507.79 l h 36 507.79 m 576 507.79 l 576 480 l 36 480 l h 36 480 m 240 480 l 240 450 l 36 450 l h 240 480 m 468 480 l 468 450 l 240 450 l h 468 480 m 576 480 l 576 450 l 468 450 l h 36 449.84 m 576 449.84 l 576 414.84 l 36 414.84 l h
fill 0.9 0.9 0.91|138 399.79 m 576 399.79 l 576 411.79 l 138 411.79 l h
line 0.5 0.17 0.18 0.21|138 411.79 m 576 411.79 l 576 399.79 l 138 399.79 l h
fill 0.9 0.9 0.91|36 399.79 m 138 399.79 l 138 411.79 l 36 411.79 l h
line 0.5 0.17 0.18 0.21|36 411.79 m 138 411.79 l 138 399.79 l 36 399.79 l h
line 0.5 0.17 0.18 0.21|576 370.04 m 576 345.54 l
line 0.5 0.17 0.18 0.21|36 370.04 m 36 345.54 l
line 0.5 0.17 0.18 0.21|36 399.79 m 138 399.79 l 138 369.79 l 36 369.79 l h 138 399.79 m 336 399.79 l 336 369.79 l 138 369.79 l h 516 399.79 m 576 399.79 l 576 369.79 l 516 369.79 l h
line 0.5 0.17 0.18 0.21|35.75 345.79 m 240.25 345.79 l
line 0.5 0.17 0.18 0.21|35.75 321.79 m 240.25 321.79 l
line 0.5 1 1 1|240 346.04 m 240 321.54 l
line 0.5 0.17 0.18 0.21|36 346.04 m 36 321.54 l
line 0.5 0.17 0.18 0.21|240 345.79 m 444 345.79 l 444 321.79 l 240 321.79 l h 36 321.79 m 576 321.79 l 576 294 l 36 294 l h 36 294 m 242.21 294 l 242.21 264 l 36 264 l h 242.21 294 m 468 294 l 468 264 l 242.21 264 l h 468 294 m 576 294 l 576 264 l 468 264 l h 36 264 m 576 264 l 576 228 l 36 228 l h 138 225.79 m 576 225.79 l 576 213.79 l 138 213.79 l h
fill 0.9 0.9 0.91|36 213.79 m 138 213.79 l 138 225.79 l 36 225.79 l h
line 0.5 0.17 0.18 0.21|36 225.79 m 138 225.79 l 138 213.79 l 36 213.79 l h 444 345.79 m 576 345.79 l 576 321.79 l 444 321.79 l h 444 345.79 m 576 345.79 l 576 321.79 l 444 321.79 l h 444 345.79 m 576 345.79 l 576 321.79 l 444 321.79 l h
line 0.5 0.17 0.18 0.21|335.97 399.83 m 515.92 399.83 l 515.92 369.83 l 335.97 369.83 l h
line 0.5 0.17 0.18 0.21|36 183.79 m 576 183.79 l 576 159.79 l 36 159.79 l h 36 135.79 m 576 135.79 l 576 108 l 36 108 l h 36 159.79 m 240 159.79 l 240 135.79 l 36 135.79 l h 36 108 m 240 108 l 240 78 l 36 78 l h 240 159.79 m 444 159.79 l 444 135.79 l 240 135.79 l h 240 108 m 468 108 l 468 78 l 240 78 l h 468 108 m 576 108 l 576 78 l 468 78 l h 36 78 m 576 78 l 576 42 l 36 42 l h
line 6 0.17 0.18 0.21|573.63 702 m 39.39 701.93 l
line 0.5 0.17 0.18 0.21|36 687.79 m 258 687.79 l 258 657.79 l 36 657.79 l h
line 0.5 0.17 0.18 0.21|258 687.79 m 438 687.79 l 438 657.79 l 258 657.79 l h
line 0.5 0.17 0.18 0.21|438 687.79 m 576 687.79 l 576 657.79 l 438 657.79 l h
line 0.5 0.17 0.18 0.21|138 597.79 m 576 597.79 l 576 585.79 l 138 585.79 l h
fill 0.9 0.9 0.91|36 585.79 m 138 585.79 l 138 597.79 l 36 597.79 l h
line 0.5 0.17 0.18 0.21|36 597.79 m 138 597.79 l 138 585.79 l 36 585.79 l h
foot bold 11 516.93 760.42 32.39|USCIS
foot bold 11 511.9 747.22 42.46|Form I-9
foot bold 11 499.97 734.02 66.32|Supplement B
foot regular 9 494.51 722.39 77.25|OMB No. 1615-0047
foot regular 9 497.76 711.59 70.75|Expires 05/31/2027
foot bold 11 224.89 723.77 162.23|Department of Homeland Security
foot regular 11 211.6 710.57 188.83|U.S. Citizenship and Immigration Services
foot regular 9 36 24.44 104.24|Form I-9 Edition 01/20/25
foot regular 9 535.26 24.44 40.74|Page 4 of 4
<H2
text bold 14 263.55 763.02 87.91|Supplement B,
text bold 14 167.02 742.22 278|Reverification and Rehire (formerly Section 3)
>
<P
text regular 7 42 679.76 34.12|Last Name 
text italic 7 77.79 679.76 46.16|(Family Name) 
text regular 7 125.62 679.76 14.28|from 
text bold 7 141.57 679.76 33.07|Section 1.
<Form
box 92
>
>
<P
text regular 7 264 679.76 34.5|First Name 
text italic 7 300.17 679.76 43.84|(Given Name) 
text regular 7 345.68 679.76 14.28|from 
text bold 7 361.63 679.76 33.07|Section 1.
<Form
box 93
>
>
<P
text regular 7 444 679.76 78.07|Middle initial (if any) from 
text bold 7 523.75 679.76 33.07|Section 1.
<Form
box 15
>
>
<P
text bold 8 36 644.67 502.27|Instructions: This supplement replaces Section 3 on the previous version of Form I-9. Only use this page if your employee requires
text bold 8 36 635.07 530.28|reverification, is rehired within three years of the date the original Form I-9 was completed, or provides proof of a legal name change. Enter
text bold 8 36 625.47 506.06|the employee's name in the fields above. Use a new section for each reverification or rehire. Review the Form I-9 instructions before
text bold 8 36 615.87 461.11|completing this page. Keep this page as part of the employee's Form I-9 record. Additional guidance can be found in the
<Span
text bold 8 36 606.27 259.59|Handbook for Employers: Guidance for Completing Form I-9 (M-274)
>
>
<P
text regular 7 42 589.75 45.41|Date of Rehire 
text italic 7 89.08 589.75 41.62|(if applicable)
>
<P
text regular 7 42 577.75 15.06|Date 
text italic 7 58.73 577.75 39.67|(mm/dd/yyyy
text regular 7 98.4 577.75 2.33|)
<Form
box 52
>
>
<P
text regular 7 140 589.75 34.89|New Name 
text italic 7 176.57 589.75 41.62|(if applicable)
>
<P
text regular 7 144 577.77 81.68|Last Name (Family Name)
<Form
box 58
>
>
<P
text regular 7 342 577.77 79.73|First Name (Given Name)
<Form
box 61
>
>
<P
text regular 7 522 577.76 38.9|Middle Initial
<Form
box 64
>
>
<P
text regular 8 36 546.27 521.16|Reverification: If the employee requires reverification, your employee can choose to present any acceptable List A or List C documentation to show
text regular 8 36 536.67 321.49|continued employment authorization. Enter the document information in the spaces below.
>
<P
text regular 7 42 523.76 47.07|Document Title
<Form
box 71
>
>
<P
text regular 7 246 523.76 82.08|Document Number (if any)
<Form
box 73
>
>
<P
text regular 7 450 523.76 115.14|Expiration Date (if any) (mm/dd/yyyy)
<Form
box 76
>
>
<P
text bold 8 42 498.25 507.63|I attest, under penalty of perjury, that to the best of my knowledge, this employee is authorized to work in the United States, and if the
text bold 8 42 488.65 524.98|employee presented documentation, the documentation I examined appears to be genuine and to relate to the individual who presented it.
>
<P
text regular 7 42 471.97 150.56|Name of Employer or Authorized Representative
<Form
box 79
>
>
<P
text regular 7 246 471.97 161.85|Signature of Employer or Authorized Representative
<Form
box 82
>
>
<P
text regular 7 474 471.97 41.3|Today's Date 
text italic 7 516.96 471.97 42|(mm/dd/yyyy)
<Form
box 55
>
>
<P
text regular 8 42 440.55 189.43|Additional Information (Initial and date each notation.)
<Form
box 88
>
>
<P
text regular 7 469.31 438.2 81.32|Check here if you used an
text regular 7 469.31 429.8 100.38|alternative procedure authorized
text regular 7 469.31 421.4 98.43|by DHS to examine documents.
<Form
box 85
>
>
<P
text regular 7 42 403.75 45.41|Date of Rehire 
text italic 7 89.08 403.75 41.62|(if applicable)
>
<P
text regular 7 42 391.76 15.06|Date 
text italic 7 58.73 391.76 39.67|(mm/dd/yyyy
text regular 7 98.4 391.76 2.33|)
<Form
box 53
>
>
<P
text regular 7 140 403.75 34.89|New Name 
text italic 7 176.57 403.75 41.62|(if applicable)
>
<P
text regular 7 144 391.76 81.68|Last Name (Family Name)
<Form
box 59
>
>
<P
text regular 7 341.99 391.76 79.73|First Name (Given Name)
<Form
box 62
>
>
<P
text regular 7 524 391.76 38.9|Middle Initial
<Form
box 65
>
>
<P
text regular 8 36 360.27 521.16|Reverification: If the employee requires reverification, your employee can choose to present any acceptable List A or List C documentation to show
text regular 8 36 350.67 321.49|continued employment authorization. Enter the document information in the spaces below.
>
<P
text regular 7 42 337.76 47.07|Document Title
<Form
box 108
>
>
<P
text regular 7 246 337.76 82.08|Document Number (if any)
<Form
box 74
>
>
<P
text regular 7 450 337.76 115.14|Expiration Date (if any) (mm/dd/yyyy)
<Form
box 78
>
>
<P
text bold 8 42 312.47 507.63|I attest, under penalty of perjury, that to the best of my knowledge, this employee is authorized to work in the United States, and if the
text bold 8 42 302.87 524.98|employee presented documentation, the documentation I examined appears to be genuine and to relate to the individual who presented it.
>
<P
text regular 7 42 285.97 150.56|Name of Employer or Authorized Representative
<Form
box 80
>
>
<P
text regular 7 245.21 285.97 161.85|Signature of Employer or Authorized Representative
<Form
box 83
>
>
<P
text regular 7 474 285.97 41.3|Today's Date 
text italic 7 516.96 285.97 42|(mm/dd/yyyy)
<Form
box 56
>
>
<P
text regular 8 42 255.68 189.43|Additional Information (Initial and date each notation.)
<Form
box 90
>
>
<P
text regular 7 469.31 252.2 81.32|Check here if you used an
text regular 7 469.31 243.8 100.38|alternative procedure authorized
text regular 7 469.31 235.4 98.43|by DHS to examine documents.
<Form
box 86
>
>
<P
text regular 7 42 217.75 45.41|Date of Rehire 
text italic 7 89.08 217.75 41.62|(if applicable)
>
<P
text regular 7 42 205.76 15.06|Date 
text italic 7 58.73 205.76 39.67|(mm/dd/yyyy
text regular 7 98.4 205.76 2.33|)
<Form
box 54
>
>
<P
text regular 7 140 217.75 34.89|New Name 
text italic 7 176.57 217.75 41.62|(if applicable)
>
<P
text regular 7 144 205.76 81.68|Last Name (Family Name)
<Form
box 60
>
>
<P
text regular 7 342 205.76 79.73|First Name (Given Name)
<Form
box 63
>
>
<P
text regular 7 524 205.76 38.9|Middle Initial
<Form
box 66
>
>
<P
text regular 8 36 174.27 521.16|Reverification: If the employee requires reverification, your employee can choose to present any acceptable List A or List C documentation to show
text regular 8 36 164.67 321.49|continued employment authorization. Enter the document information in the spaces below.
>
<P
text regular 7 44 151.76 47.07|Document Title
<Form
box 72
>
>
<P
text regular 7 246 151.76 82.08|Document Number (if any)
<Form
box 75
>
>
<P
text regular 7 450.13 151.71 115.14|Expiration Date (if any) (mm/dd/yyyy)
<Form
box 77
>
>
<P
text bold 8 42 126.47 507.63|I attest, under penalty of perjury, that to the best of my knowledge, this employee is authorized to work in the United States, and if the
text bold 8 42 116.87 524.98|employee presented documentation, the documentation I examined appears to be genuine and to relate to the individual who presented it.
>
<P
text regular 7 42 99.97 150.56|Name of Employer or Authorized Representative
<Form
box 81
>
>
<P
text regular 7 246 99.97 161.85|Signature of Employer or Authorized Representative
<Form
box 84
>
>
<P
text regular 7 474 99.97 41.3|Today's Date 
text italic 7 516.96 99.97 42|(mm/dd/yyyy)
<Form
box 57
>
>
<P
text regular 8 42 69.68 189.43|Additional Information (Initial and date each notation.)
<Form
box 89
>
>
<P
text regular 7 469.31 65.2 81.32|Check here if you used an
text regular 7 469.31 56.8 100.38|alternative procedure authorized
text regular 7 469.31 48.4 98.43|by DHS to examine documents.
<Form
box 87
>
>`;
