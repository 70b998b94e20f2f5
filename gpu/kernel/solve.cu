// The lock-step engine of the crate `ichidoku` (solve/sweep.rs, branch.rs, batch.rs) with one search per CUDA thread.
//
// A grid is 27 words: word `3*digit + row` holds the candidates of the digit in the same row of all three bands,
// bit `9*band + column` (grid_words.rs). The steps, their order and the rule for guessing are those of the crate, so
// that solutions, guesses and sweeps are the same; the tests compare all three.
//
// The file compiles with NVRTC, and as plain C++ for the tests, where a "warp" has one lane.

typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned char u8;

// Threads per block and blocks per multiprocessor; the host may choose others when it compiles.
#ifndef BLOCK
#define BLOCK 128
#endif
#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 5
#endif

#ifdef __CUDACC__
#define DEVICE static __device__ __forceinline__
#define KERNEL extern "C" __global__ __launch_bounds__(BLOCK, BLOCKS_PER_SM) void
#define THREAD (blockIdx.x * blockDim.x + threadIdx.x)
#define THREADS (gridDim.x * blockDim.x)
#define LANE (threadIdx.x % 32)
// Lanes of a warp, and how many of them compare the cells of one guess.
#define WARP 32u
#define COMPARERS 8u
#else
#define DEVICE static inline
#define KERNEL static void
#define THREAD 0u
#define THREADS 1u
#define LANE 0u
#define WARP 1u
#define COMPARERS 1u
struct uint4 {
    u32 x, y, z, w;
};
#endif

// The 27 bits of a word, and the first bit of each minirow.
#define ALL 0x7FFFFFFu
#define FIRST 0111111111u

// A record is a line: 81 characters and a line feed.
#define RECORD 82u
// Siblings that a thread keeps; a search that goes deeper is handed back to the CPU.
#define LEVELS 64u
// A sibling: 27 words, and the cell that is left with one candidate. Eight of these per 128 bytes.
#define SIBLING 8u

// Bits of a result. The guesses stand above them.
#define COUNT 3u
#define HANDED_BACK 4u
#define MALFORMED 8u
#define GUESSES_AT 8u

DEVICE u32 majority(u32 a, u32 b, u32 c) { return (a & b) | (c & (a | b)); }
DEVICE u32 select(u32 mask, u32 a, u32 b) { return (a & mask) | (b & ~mask); }
// Spreads each bit to itself and the two above it.
DEVICE u32 triple(u32 bits) { return bits * 7u; }
// At the first bit of each minirow: whether any of its three bits is set.
DEVICE u32 minirows(u32 word) { return word | word >> 1 | word >> 2; }

DEVICE u32 count_ones(u32 word) {
#ifdef __CUDACC__
    return __popc(word);
#else
    return __builtin_popcount(word);
#endif
}

// Number of the lowest bit that is set.
DEVICE u32 lowest(u32 word) {
#ifdef __CUDACC__
    return __ffs(word) - 1;
#else
    return __builtin_ctz(word);
#endif
}

// A bit for each lane of the warp that says yes.
DEVICE u32 votes(bool yes) {
#ifdef __CUDACC__
    return __ballot_sync(~0u, yes);
#else
    return yes;
#endif
}

// The value that another lane of the warp has; all lanes ask together.
DEVICE u32 from_lane(u32 value, u32 lane) {
#ifdef __CUDACC__
    return __shfl_sync(~0u, value, lane);
#else
    (void)lane;
    return value;
#endif
}

// The 32 bits that begin at bit `shift` (below 32) of two words.
DEVICE u32 funnel(u32 low, u32 high, u32 shift) {
#ifdef __CUDACC__
    return __funnelshift_r(low, high, shift);
#else
    return (u32)(((u64)high << 32 | low) >> shift);
#endif
}

// Four of the bytes of two words, chosen by the nibbles of `order`.
DEVICE u32 bytes(u32 low, u32 high, u32 order) {
#ifdef __CUDACC__
    return __byte_perm(low, high, order);
#else
    u64 both = (u64)high << 32 | low;
    u32 chosen = 0;
    for (u32 i = 0; i < 4; i++) chosen |= (u32)(both >> (order >> 4 * i & 7) * 8 & 0xFF) << 8 * i;
    return chosen;
#endif
}

struct Board {
    u32 candidates[27];
    // For each group of three digits the cells that are the only one in their box for one of them.
    u32 placed[9];
    // Cells with one candidate, with exactly two, with two or more.
    u32 naked[3], bivalue[3], open[3];
};

// What a sweep found.
enum Found { GOES_ON, CONTRADICTION, SOLVED, STUCK };

// ---- Propagation: sweep.rs

DEVICE u32 permutable_minicols(u32 some) {
    const u32 not_last = 0333333333u | ~ALL;
    u32 next = select(not_last, some >> 1, some << 2);
    u32 pairs = (some & (next >> 9 | next << 18)) | (next & (some >> 9 | some << 18));
    u32 below = pairs >> 9 | pairs << 18;
    return some & select(not_last, below >> 1, below << 2);
}

DEVICE void permutable_minirows(u32 rows[3]) {
    const u32 not_last = 0077077077u | ~ALL;
    u32 next[3], kept[3];
#pragma unroll
    for (int r = 0; r < 3; r++) next[r] = select(not_last, rows[r] >> 3, rows[r] << 6);
#pragma unroll
    for (int r = 0; r < 3; r++) {
        int i = (r + 1) % 3, j = (r + 2) % 3;
        u32 pairs = (rows[i] & next[j]) | (next[i] & rows[j]);
        kept[r] = rows[r] & select(not_last, pairs >> 3, pairs << 6);
    }
#pragma unroll
    for (int r = 0; r < 3; r++) rows[r] = kept[r];
}

struct Flags {
    u32 change, clash, boxes;
};

// Sweeps the three digits that come first.
DEVICE void sweep_first_group(Board& board, Flags& flags, u32 digits[3][3]) {
    u32* candidates = board.candidates;
    u32 boxes_done[3];
#pragma unroll
    for (int d = 0; d < 3; d++) {
        u32 open[3], last[3];
#pragma unroll
        for (int r = 0; r < 3; r++) {
            open[r] = candidates[3 * d + r] & ~(board.placed[3 + r] | board.placed[6 + r]);
            last[r] = open[r] & board.naked[r];
        }
        u32 done = minirows(last[0] | last[1] | last[2]) & FIRST;
        u32 boxes = triple(done);
#pragma unroll
        for (int r = 0; r < 3; r++) digits[d][r] = open[r] & (~boxes | last[r]);
        u32 kept = permutable_minicols(digits[d][0] | digits[d][1] | digits[d][2]);
#pragma unroll
        for (int r = 0; r < 3; r++) digits[d][r] &= kept;
        boxes_done[d] = done;
    }
    u32 packed[3];
#pragma unroll
    for (int r = 0; r < 3; r++) {
        u32 b = digits[1][r] << 1 | digits[1][r] | digits[1][r] >> 1;
        u32 c = digits[2][r] << 2 | digits[2][r] << 1 | digits[2][r];
        packed[r] = select(FIRST, minirows(digits[0][r]), select(FIRST << 1, b, c));
    }
    permutable_minirows(packed);
    u32 singles[3][3];
#pragma unroll
    for (int d = 0; d < 3; d++) {
#pragma unroll
        for (int r = 0; r < 3; r++) digits[d][r] &= triple(packed[r] >> d & FIRST);
        u32 a = digits[d][0], b = digits[d][1], c = digits[d][2];
        u32 some = a | b | c;
        u32 two = majority(a, b, c);
        u32 some1 = some >> 1, some2 = some >> 2;
        u32 several = (two | two >> 1 | two >> 2 | majority(some, some1, some2)) & FIRST;
        u32 boxes = triple(several);
#pragma unroll
        for (int r = 0; r < 3; r++) singles[d][r] = digits[d][r] & ~boxes;
        flags.boxes &= some | some1 | some2;
        flags.clash |= boxes_done[d] & several;
    }
#pragma unroll
    for (int r = 0; r < 3; r++) {
        u32 placed = singles[0][r] | singles[1][r] | singles[2][r];
        flags.change |= board.placed[r] ^ placed;
        board.placed[r] = placed;
    }
#pragma unroll
    for (int d = 0; d < 3; d++) {
#pragma unroll
        for (int r = 0; r < 3; r++) {
            u32 left = digits[d][r] & ~(singles[(d + 1) % 3][r] | singles[(d + 2) % 3][r]);
            flags.change |= candidates[3 * d + r] ^ left;
            candidates[3 * d + r] = left;
            digits[d][r] = left;
        }
    }
}

// Whether every digit has a candidate in every column.
DEVICE bool full_columns(const Board& board) {
    u32 columns = 0x1FF;
#pragma unroll
    for (int d = 0; d < 9; d++) {
        u32 some = board.candidates[3 * d] | board.candidates[3 * d + 1] | board.candidates[3 * d + 2];
        columns &= some | some >> 9 | some >> 18;
    }
    return columns == 0x1FF;
}

// Moves the first `count` words behind the others.
template <int count>
DEVICE void rotate(u32 (&words)[3 * count]) {
    u32 first[count];
#pragma unroll
    for (int i = 0; i < count; i++) first[i] = words[i];
#pragma unroll
    for (int i = 0; i < 2 * count; i++) words[i] = words[i + count];
#pragma unroll
    for (int i = 0; i < count; i++) words[2 * count + i] = first[i];
}

DEVICE Found sweep(Board& board) {
    Flags flags = {0, 0, FIRST};
    u32 one[3] = {}, two[3] = {}, three[3] = {};
    // A loop, though the words must move for it: three times the code waits longer for its instructions.
#pragma unroll 1
    for (int group = 0; group < 3; group++) {
        u32 digits[3][3];
        sweep_first_group(board, flags, digits);
#pragma unroll
        for (int r = 0; r < 3; r++) {
            u32 a = digits[0][r], b = digits[1][r], c = digits[2][r];
            u32 one1 = a | b | c, two1 = majority(a, b, c), three1 = a & b & c;
            three[r] |= (two[r] & one1) | (one[r] & two1) | three1;
            two[r] |= two1 | (one[r] & one1);
            one[r] |= one1;
        }
        rotate<9>(board.candidates);
        rotate<3>(board.placed);
    }
#pragma unroll
    for (int r = 0; r < 3; r++) {
        board.naked[r] = one[r] & ~two[r];
        board.bivalue[r] = two[r] & ~three[r];
        board.open[r] = two[r];
    }
    bool consistent = (one[0] & one[1] & one[2]) == ALL && flags.boxes == FIRST && flags.clash == 0;
    if (!consistent) return CONTRADICTION;
    u32 placed = ALL;
#pragma unroll
    for (int r = 0; r < 3; r++) placed &= board.placed[r] | board.placed[3 + r] | board.placed[6 + r];
    if (placed == ALL) return full_columns(board) ? SOLVED : CONTRADICTION;
    return flags.change == 0 ? STUCK : GOES_ON;
}

// ---- Guessing: branch.rs

struct Guess {
    // Row in band, and the cell's bit; no bit: every cell has one candidate.
    u32 row, bit;
    // The digit, from 0.
    u32 digit;
};

DEVICE u32 pick(u32 row, const u32 words[3]) { return row == 0 ? words[0] : row == 1 ? words[1] : words[2]; }

// So few open cells, at most, are not worth comparing.
#define NEARLY_FULL 26u

// How many cells are compared; more find hardly better ones.
#define COMPARED 8u

// Drops the lowest `count` (below COMPARED) of the bits.
DEVICE u32 without_lowest(u32 bits, u32 count) {
#pragma unroll
    for (u32 i = 0; i + 1 < COMPARED; i++) {
        if (i < count) bits &= bits - 1;
    }
    return bits;
}

// The `i`th of the cells, row in band by row in band; no bit if there are fewer.
DEVICE Guess nth_cell(const u32 cells[3], u32 i) {
    u32 in_first = count_ones(cells[0]), in_two = in_first + count_ones(cells[1]);
    u32 row = i < in_first ? 0 : i < in_two ? 1 : 2;
    u32 rest = without_lowest(pick(row, cells), i - (row == 0 ? 0 : row == 1 ? in_first : in_two));
    Guess cell = {row, rest & (0u - rest), 0};
    return cell;
}

// How much a cell of another lane's grid touches, if it has two candidates: each cell it sees that has two candidates,
// one of them shared, counts five, each other open cell it sees counts one.
DEVICE u32 score(const Board& board, u32 lane, const u32 bivalue[3], const Guess& cell) {
    u32 place = lowest(cell.bit | 1u << 31), band = place / 9, column = place - 9 * band;
    u32 around = 01001001u << column, box = 7u << (place - column % 3);
    u32 touched = 0, reached = 0;
    u32 linked[3] = {0, 0, 0};
#pragma unroll
    for (int d = 0; d < 9; d++) {
        u32 words[3];
#pragma unroll
        for (int r = 0; r < 3; r++) words[r] = from_lane(board.candidates[3 * d + r], lane);
        bool here = (pick(cell.row, words) & cell.bit) != 0;
#pragma unroll
        for (int r = 0; r < 3; r++) linked[r] |= here ? words[r] : 0;
    }
#pragma unroll
    for (u32 r = 0; r < 3; r++) {
        u32 own = cell.row == r ? 0x1FFu << 9 * band : 0;
        u32 peers = (around | box | own) & ~(cell.row == r ? cell.bit : 0);
        touched += count_ones(linked[r] & peers & bivalue[r]);
        reached += count_ones(peers & from_lane(board.open[r], lane));
    }
    return 4 * touched + reached;
}

// Chooses, for the lanes that ask, the cell that touches most among their first few with two candidates; the first of
// equals. All lanes of the warp take part: each group of them compares the cells of one lane that asks.
DEVICE void most_touching(const Board& board, bool asks, Guess& guess) {
    const u32 groups = WARP / COMPARERS;
    u32 group = LANE / COMPARERS, before_me = (1u << LANE) - 1;
    u32 asking = votes(asks);
    while (asking) {
        u32 mine = without_lowest(asking, group);
        u32 asker = mine ? lowest(mine) : LANE;
        u32 bivalue[3];
#pragma unroll
        for (int r = 0; r < 3; r++) bivalue[r] = from_lane(board.bivalue[r], asker);
        u32 best = 0, cell = 0;
        for (u32 first = 0; first < COMPARED; first += COMPARERS) {
            u32 i = first + LANE % COMPARERS;
            Guess compared = nth_cell(bivalue, i);
            // One number to compare: the score, then the earlier cell.
            u32 rank = score(board, asker, bivalue, compared) << 8 | (0xFF - i);
            if (compared.bit && rank > best) best = rank, cell = compared.row << 27 | compared.bit;
        }
        u32 most = best;
#pragma unroll
        for (u32 step = 1; step < COMPARERS; step *= 2) {
            u32 other = from_lane(most, LANE ^ step);
            if (other > most) most = other;
        }
        cell = from_lane(cell, group * COMPARERS + (0xFF - (most & 0xFF)) % COMPARERS);
        // The first lane that asks was served by the first group, and so on.
        u32 served_by = count_ones(asking & before_me);
        cell = from_lane(cell, served_by % groups * COMPARERS);
        if ((asking >> LANE & 1) && served_by < groups) guess.row = cell >> 27, guess.bit = cell & ALL;
        asking = without_lowest(asking, groups);
    }
}

// The first of the cells in reading order.
DEVICE void first_in_reading_order(const u32 cells[3], Guess& guess) {
#pragma unroll
    for (int row = 8; row >= 0; row--) {
        u32 here = cells[row % 3] & 0x1FFu << row / 3 * 9;
        if (here) guess.row = row % 3, guess.bit = here & (0u - here);
    }
}

// The open cells with the fewest candidates.
DEVICE void with_fewest_candidates(const Board& board, u32 cells[3]) {
    // Bit-sliced: `count[k]` holds bit `k` of each cell's number of candidates.
    u32 count[4][3] = {};
#pragma unroll
    for (int d = 0; d < 9; d++) {
#pragma unroll
        for (int r = 0; r < 3; r++) {
            u32 carry = board.candidates[3 * d + r];
#pragma unroll
            for (int k = 0; k < 4; k++) {
                u32 both = count[k][r] & carry;
                count[k][r] ^= carry;
                carry = both;
            }
        }
    }
#pragma unroll
    for (int r = 0; r < 3; r++) cells[r] = board.open[r];
#pragma unroll
    for (int k = 3; k >= 0; k--) {
        u32 fewer[3];
#pragma unroll
        for (int r = 0; r < 3; r++) fewer[r] = cells[r] & ~count[k][r];
        bool some = (fewer[0] | fewer[1] | fewer[2]) != 0;
#pragma unroll
        for (int r = 0; r < 3; r++) cells[r] = some ? fewer[r] : cells[r];
    }
}

// The guess of each lane that asks for one; no bit if there is nothing to guess. All lanes of the warp take part.
DEVICE Guess choose(const Board& board, bool asks) {
    Guess guess = {0, 0, 0};
    bool pairs = (board.bivalue[0] | board.bivalue[1] | board.bivalue[2]) != 0;
    bool compares = count_ones(board.open[0]) + count_ones(board.open[1]) + count_ones(board.open[2]) > NEARLY_FULL;
    most_touching(board, asks && pairs && compares, guess);
    if (asks && pairs && !compares) guess = nth_cell(board.bivalue, 0);
    if (asks && !pairs) {
        u32 cells[3];
        with_fewest_candidates(board, cells);
        first_in_reading_order(cells, guess);
    }
#pragma unroll
    for (int d = 8; d >= 0; d--) {
        if (pick(guess.row, board.candidates + 3 * d) & guess.bit) guess.digit = d;
    }
    return guess;
}

// ---- Siblings

// The 28 words of a sibling, four at a time.
DEVICE void push(uint4* sibling, const Board& board, const Guess& guess) {
    u32 words[28];
#pragma unroll
    for (u32 i = 0; i < 27; i++) {
        u32 out = guess.digit == i / 3 && guess.row == i % 3 ? guess.bit : 0;
        words[i] = board.candidates[i] & ~out;
    }
    bool pair = (pick(guess.row, board.bivalue) & guess.bit) != 0;
    words[27] = pair ? guess.row << 27 | guess.bit : 0;
#pragma unroll
    for (int i = 0; i < 7; i++) {
        uint4 four = {words[4 * i], words[4 * i + 1], words[4 * i + 2], words[4 * i + 3]};
        sibling[i] = four;
    }
}

DEVICE void pop(const uint4* sibling, Board& board) {
    u32 words[28];
#pragma unroll
    for (int i = 0; i < 7; i++) {
        uint4 four = sibling[i];
        words[4 * i] = four.x, words[4 * i + 1] = four.y, words[4 * i + 2] = four.z, words[4 * i + 3] = four.w;
    }
#pragma unroll
    for (int i = 0; i < 27; i++) board.candidates[i] = words[i];
    // What was found in another grid does not hold for this one.
#pragma unroll
    for (int i = 0; i < 9; i++) board.placed[i] = 0;
#pragma unroll
    for (u32 r = 0; r < 3; r++) board.naked[r] = words[27] >> 27 == r ? words[27] & ALL : 0;
}

// Puts the digit into the cell.
DEVICE void place(Board& board, const Guess& guess) {
#pragma unroll
    for (u32 r = 0; r < 3; r++) board.naked[r] = guess.row == r ? guess.bit : 0;
#pragma unroll
    for (u32 i = 0; i < 27; i++) {
        u32 out = guess.digit != i / 3 && guess.row == i % 3 ? guess.bit : 0;
        board.candidates[i] &= ~out;
    }
}

// ---- Text
//
// Between text and words, the low nibble of each character is cut into four planes of bits: 32 characters at a time are
// brought into the order in which four words, transposed as 4×4 bits, are the planes.

// Exchanges the bits of `a` above `mask` with those of `b` below it.
DEVICE void exchange(u32& a, u32& b, u32 mask, u32 shift) {
    u32 change = ((a >> shift) ^ b) & mask;
    b ^= change;
    a ^= change << shift;
}

DEVICE void transpose_bits(u32 words[4]) {
    exchange(words[0], words[2], 0x33333333u, 2);
    exchange(words[1], words[3], 0x33333333u, 2);
    exchange(words[0], words[1], 0x55555555u, 1);
    exchange(words[2], words[3], 0x55555555u, 1);
}

DEVICE void transpose_bytes(u32 words[4]) {
    u32 a = bytes(words[0], words[1], 0x5140), b = bytes(words[2], words[3], 0x5140);
    u32 c = bytes(words[0], words[1], 0x7362), d = bytes(words[2], words[3], 0x7362);
    words[0] = bytes(a, b, 0x5410), words[1] = bytes(a, b, 0x7632);
    words[2] = bytes(c, d, 0x5410), words[3] = bytes(c, d, 0x7632);
}

// Turns rows of nine bits between the bands they stand in and the words they belong to: `[band]` with row `r` at bit
// `9*r`, and `[r]` with the band at bit `9*band`. It is its own inverse.
DEVICE void transpose_rows(u32 words[3]) {
    const u32 low = 0x1FFu;
    u32 a = words[0], b = words[1], c = words[2];
    words[0] = (a & low) | (b & low) << 9 | (c & low) << 18;
    words[1] = (a >> 9 & low) | (b & low << 9) | (c >> 9 & low) << 18;
    words[2] = (a >> 18 & low) | (b >> 18 & low) << 9 | (c & low << 18);
}

// Whether each of four characters is a digit or a dot.
DEVICE bool are_symbols(u32 four) {
    const u32 high = 0x80808080u;
    // A digit has the high nibble 3 and a low one below 10.
    u32 digit = four ^ 0x30303030u;
    u32 no_digit = (digit + 0x76767676u) | digit;
    u32 dot = four ^ 0x2E2E2E2Eu;
    u32 no_dot = (dot + 0x7F7F7F7Fu) | dot;
    // Bytes beyond 127 have their highest bit in both; no sum carries into the next byte below that.
    return (no_digit & no_dot & high) == 0 && (four & high) == 0;
}

// Reads the puzzle of a record; returns whether it is a line of digits and dots.
DEVICE bool read(const u8* text, u32 record, Board& board) {
    u64 begin = (u64)record * RECORD;
    const u32* words = (const u32*)text + begin / 4;
    u32 shift = (u32)(begin % 4) * 8;
    u32 four[24];
    u32 now = words[0];
    bool good = true;
#pragma unroll
    for (int i = 0; i < 20; i++) {
        u32 next = words[i + 1];
        four[i] = funnel(now, next, shift);
        good = good && are_symbols(four[i]);
        now = next;
    }
    // The last character and the line feed.
    u32 end = now >> shift;
    good = good && are_symbols((end & 0xFF) | 0x30303000u) && (end >> 8 & 0xFF) == '\n';
    four[20] = end & 0xFF;
    four[21] = four[22] = four[23] = 0;
    // The planes, 32 cells to a word, then 27 to a band.
    u32 stream[4][3];
#pragma unroll
    for (int i = 0; i < 3; i++) {
        u32 planes[4];
#pragma unroll
        for (int j = 0; j < 4; j++) planes[j] = select(0x0F0F0F0Fu, four[8 * i + 2 * j], four[8 * i + 2 * j + 1] << 4);
        transpose_bytes(planes);
        transpose_bits(planes);
#pragma unroll
        for (int k = 0; k < 4; k++) stream[k][i] = planes[k];
    }
    u32 plane[4][3];
#pragma unroll
    for (int k = 0; k < 4; k++) {
        plane[k][0] = stream[k][0] & ALL;
        plane[k][1] = funnel(stream[k][0], stream[k][1], 27) & ALL;
        plane[k][2] = funnel(stream[k][1], stream[k][2], 22) & ALL;
        transpose_rows(plane[k]);
    }
#pragma unroll
    for (int r = 0; r < 3; r++) {
        u32 p0 = plane[0][r], p1 = plane[1][r], p2 = plane[2][r], p3 = plane[3][r];
        u32 digit[9] = {
            ~p3 & ~p2 & ~p1 & p0, ~p3 & ~p2 & p1 & ~p0, ~p3 & ~p2 & p1 & p0, ~p3 & p2 & ~p1 & ~p0, ~p3 & p2 & ~p1 & p0,
            ~p3 & p2 & p1 & ~p0,  ~p3 & p2 & p1 & p0,   p3 & ~p2 & ~p1 & ~p0, p3 & ~p2 & ~p1 & p0,
        };
        u32 clues = 0;
#pragma unroll
        for (int d = 0; d < 9; d++) clues |= digit[d];
        board.naked[r] = clues;
#pragma unroll
        for (int d = 0; d < 9; d++) board.candidates[3 * d + r] = digit[d] | (ALL & ~clues);
    }
#pragma unroll
    for (int i = 0; i < 9; i++) board.placed[i] = 0;
    return good;
}

// Writes the solution as a record.
DEVICE void write(u8* text, u32 record, const Board& board) {
    u32 stream[4][3];
#pragma unroll
    for (int k = 0; k < 4; k++) {
        u32 plane[3] = {0, 0, 0};
#pragma unroll
        for (int d = 0; d < 9; d++) {
#pragma unroll
            for (int r = 0; r < 3; r++) {
                if ((d + 1) >> k & 1) plane[r] |= board.candidates[3 * d + r];
            }
        }
        transpose_rows(plane);
        stream[k][0] = plane[0] | plane[1] << 27;
        stream[k][1] = plane[1] >> 5 | plane[2] << 22;
        stream[k][2] = plane[2] >> 10;
    }
    u32 four[24];
#pragma unroll
    for (int i = 0; i < 3; i++) {
        u32 planes[4] = {stream[0][i], stream[1][i], stream[2][i], stream[3][i]};
        transpose_bits(planes);
        transpose_bytes(planes);
#pragma unroll
        for (int j = 0; j < 4; j++) {
            four[8 * i + 2 * j] = (planes[j] & 0x0F0F0F0Fu) | 0x30303030u;
            four[8 * i + 2 * j + 1] = (planes[j] >> 4 & 0x0F0F0F0Fu) | 0x30303030u;
        }
    }
    u32 last = (four[20] & 0xFF) | '\n' << 8;
    u64 begin = (u64)record * RECORD;
    // A record begins at an even address: twenty words, and a half behind or before them.
    u32* words = (u32*)(text + (begin + 2) / 4 * 4);
    if (begin % 4 == 0) {
#pragma unroll
        for (int i = 0; i < 20; i++) words[i] = four[i];
        *(unsigned short*)(words + 20) = (unsigned short)last;
    } else {
        *((unsigned short*)words - 1) = (unsigned short)four[0];
#pragma unroll
        for (int i = 0; i < 19; i++) words[i] = four[i] >> 16 | four[i + 1] << 16;
        words[19] = four[19] >> 16 | last << 16;
    }
}

// ---- The search: batch.rs

// Takes one number each for those threads of the warp that ask together.
DEVICE u32 take(u32* next) {
#ifdef __CUDACC__
    u32 together = __activemask();
    u32 first = lowest(together), base = 0;
    if (LANE == first) base = atomicAdd(next, count_ones(together));
    return __shfl_sync(together, base, first) + count_ones(together & ((1u << LANE) - 1));
#else
    return (*next)++;
#endif
}

// What a thread is about to do.
enum Task { SWEEPS, GUESSES, RETURNS, SOLVES, ENDS, RESTS };

// To guess and to end a search cost about as much as a sweep, however many lanes of a warp do it, while the others wait.
// So lanes wait for each other until the sweeps that they miss have cost as much.
#ifndef GUESS_PRICE
#define GUESS_PRICE 8u
#endif
#ifndef END_PRICE
#define END_PRICE 36u
#endif

// One thread's search.
struct Search {
    Board board;
    // Siblings, and how many there are.
    uint4* stack;
    u32 level;
    u32 record, count, guesses;
    Task task;
};

// Where the records come from and the results go.
struct Work {
    const u8* text;
    u32 records, limit, budget;
    u8* solutions;
    u32* results;
    u32* next;
};

#define NO_RECORD ~0u

DEVICE void end(Search& search, const Work& work, u32 flags) {
    if (search.record != NO_RECORD) work.results[search.record] = search.guesses << GUESSES_AT | flags | search.count;
    search.record = NO_RECORD;
    search.task = ENDS;
}

DEVICE void sweep(Search& search) {
    Found found = sweep(search.board);
    if (found == STUCK) search.task = GUESSES;
    if (found == SOLVED) search.task = SOLVES;
    if (found == CONTRADICTION) search.task = search.level ? RETURNS : ENDS;
}

// Tries one candidate of a cell and keeps the grid without it for later. All lanes of the warp take part.
DEVICE void guess(Search& search, const Work& work) {
    bool asks = search.task == GUESSES;
    Guess guess = choose(search.board, asks);
    if (!asks) return;
    if (guess.bit == 0) {
        // One candidate in each cell and still no solution.
        search.task = search.level ? RETURNS : ENDS;
    } else if (search.guesses == work.budget || search.level == LEVELS) {
        end(search, work, HANDED_BACK);
    } else {
        push(search.stack + search.level * SIBLING, search.board, guess);
        place(search.board, guess);
        search.level++, search.guesses++;
        search.task = SWEEPS;
    }
}

// Notes a solution; ends the search if that was the last, and takes the next record.
DEVICE void finish(Search& search, const Work& work) {
    if (search.task == SOLVES) {
        if (search.count == 0) write(work.solutions, search.record, search.board);
        search.count++;
        if (search.count < work.limit && search.level) {
            search.task = RETURNS;
            return;
        }
    }
    end(search, work, 0);
    for (;;) {
        u32 record = take(work.next);
        if (record >= work.records) {
            search.task = RESTS;
            return;
        }
        if (read(work.text, record, search.board)) {
            search.record = record;
            break;
        }
        work.results[record] = MALFORMED;
    }
    search.count = search.guesses = search.level = 0;
    search.task = SWEEPS;
}

// Solves `records` lines of `text` up to `limit` solutions and `budget` guesses each. For each record the first solution
// goes to the same place of `solutions`, which is untouched where there is none, and its result to `results`. `next`
// is a counter that begins with 0. `stacks` holds LEVELS siblings for each thread. The sweeps are added to `sweeps`.
KERNEL solve(const u8* text, u32 records, u32 limit, u32 budget, u8* solutions, u32* results, u32* next, uint4* stacks,
             u64* sweeps) {
    Work work = {text, records, limit, budget, solutions, results, next};
    Search search;
    search.stack = stacks + (u64)THREAD * LEVELS * SIBLING;
    search.level = search.count = search.guesses = 0;
    search.record = NO_RECORD;
    search.task = ENDS;
    u32 swept = 0, missed_for_guesses = 0, missed_for_ends = 0;
    for (;;) {
        if (search.task == SWEEPS) {
            sweep(search);
            swept++;
        }
        u32 sweeping = votes(search.task == SWEEPS), guessing = votes(search.task == GUESSES);
        missed_for_guesses += count_ones(guessing);
        if (guessing && (missed_for_guesses >= GUESS_PRICE || !sweeping)) {
            missed_for_guesses = 0;
            guess(search, work);
        }
        bool finishes = search.task == SOLVES || search.task == ENDS;
        u32 finishing = votes(finishes);
        missed_for_ends += count_ones(finishing);
        if (finishing && (missed_for_ends >= END_PRICE || !sweeping)) {
            missed_for_ends = 0;
            if (finishes) finish(search, work);
        }
        if (search.task == RETURNS) {
            search.level--;
            pop(search.stack + search.level * SIBLING, search.board);
            search.task = SWEEPS;
        }
        if (!votes(search.task != RESTS)) break;
    }
#ifdef __CUDACC__
    atomicAdd(sweeps, (u64)swept);
#else
    *sweeps += swept;
#endif
}
