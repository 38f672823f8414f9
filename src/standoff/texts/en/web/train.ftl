# The Train of The Great Train Robbery.

web-part-great_train_robbery = The Train
web-stack-great_train_robbery = The Train
web-wagons-name = Wagons
web-stations = Stations
web-line-end = End of the Line
web-line-end-ironhorse = BANG! all
web-line-end-leland = Store
web-toll-blue = Blue
web-toll-any = Any { $number }
web-toll-life = −{ $number } life
web-toll-free = Free
web-wagon-waits = At no station yet
web-wagon-free = You need not pay
web-wagon-short = You cannot pay for it
web-wagon-pays = You could pay with { $cards }
web-wagons-payable = { $number } of { $all } you can pay
web-pays-any = several
web-train-leader = It advances in the turns of { $name }
web-train-ahead = You may move it 1 station before you acquire a wagon
web-help-train = The Train: a wagon costs what the station above it asks for. A paper sign with a brass edge: you can pay now; a broken edge: you cannot. The stub on a card of yours names the station where it pays.
